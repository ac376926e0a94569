import { contactConsent } from '../../content/consent.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { answerSubmission } from '../support/answer-submission.ts'

const stamped = new Set(['submittedAt', 'page', 'consent', 'consentText', 'flags'])

/** The parts of a posted submission: its id, what was typed, and its stamp. */
function submissionOf(route: Route): { id: unknown; content: object; stamp: Record<string, unknown> } {
  const { id, ...fields }: Record<string, unknown> = route.request().postDataJSON()
  const isStamp = ([name]: [string, unknown]) => stamped.has(name) || name.startsWith('utm_')
  const entries = Object.entries(fields)
  const content = Object.fromEntries(entries.filter((field) => !isStamp(field)))
  return { id, content, stamp: Object.fromEntries(entries.filter(isStamp)) }
}

/** The stamp that every submission has, for a comparison. */
export function anyStamp(page: string) {
  return {
    id: expect.any(String),
    submittedAt: expect.any(String),
    page,
    consent: 'no',
    consentText: contactConsent.version,
    flags: expect.any(String),
  }
}

/** Holds each submission that a page posts to an address until it is answered with a status. */
export async function holdSubmissions(page: Page, address: string) {
  const held: Route[] = []
  let answered = 0
  await page.route(`**${address}`, (route) => void held.push(route))
  return {
    posted: () => held.map((route) => submissionOf(route).content),
    /** The ids of each submission, in its header and in its body. */
    ids: () => held.map((route) => [route.request().headers()['idempotency-key'], submissionOf(route).id]),
    consents: () => held.map((route) => submissionOf(route).stamp['consent']),
    /** Waits for the latest submission and answers it. */
    answer: async (status: number) => {
      await expect.poll(() => held.length).toBeGreaterThan(answered)
      answered = held.length
      const last = held.at(-1)
      if (last) await answerSubmission(last, status)
    },
  }
}
