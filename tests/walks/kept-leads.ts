import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { leadsUnderTest } from '../drivers/chromium.ts'
import { answerSubmission } from '../support/answer-submission.ts'
import { fillIn, leadButton, sampler, submit, typed } from './lead.ts'
import { expectDialog, visit } from './support.ts'

interface Posted {
  id: string
  body: Record<string, string>
}

/** Receives leads as a webhook would: with a status, with silence ('hangs') or not at all ('gone'). */
export async function receiveLeads(context: Pick<BrowserContext | Page, 'route'>, first: number | 'hangs' | 'gone') {
  const posted: Posted[] = []
  let answer = first
  await context.route(`**${leadsUnderTest}`, async (route) => {
    const request = route.request()
    posted.push({ id: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() })
    if (answer === 'gone') await route.abort('internetdisconnected')
    else if (answer !== 'hangs') await answerSubmission(route, answer)
  })
  return {
    posted,
    ids: () => [...new Set(posted.map(({ id }) => id))],
    answerWith: (next: typeof first) => {
      answer = next
    },
  }
}

/** Opens the lead dialog on the home page and fills it in. */
export async function fillInLead(page: Page, texts: Readonly<Record<string, string>> = typed): Promise<void> {
  await visit(page, '/')
  await leadButton(page).click()
  await expectDialog(page, sampler)
  await fillIn(page, texts)
}

/** Fills in and submits the lead dialog. */
export async function submitLead(page: Page, texts?: Readonly<Record<string, string>>): Promise<void> {
  await fillInLead(page, texts)
  await submit(page).click()
}

/** Submits a lead that is saved on this device, and closes the dialog. */
export async function saveLead(page: Page): Promise<void> {
  await submitLead(page)
  await closeSaved(page)
}

/**
 * Saves a lead with the page's clock stopped until it is resumed, so that the page does not try again by itself before.
 */
export async function holdLead(page: Page): Promise<void> {
  await fillInLead(page)
  await page.clock.install()
  await submit(page).click()
  await closeSaved(page)
  await holdRetries(page)
}

/** Stops the clock of a page whose timers have been set since it was installed. */
export async function holdRetries(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.locator('[data-delivery="waiting"]').waitFor({ state: 'attached' })
}

/** Closes the dialog that says a lead is saved. */
export async function closeSaved(page: Page): Promise<void> {
  await expect(page.getByRole('note')).toContainText('Your request is saved on this device and not with us yet.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(notice(page)).toBeVisible()
}

/** The notice about kept requests above the page. */
export function notice(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Kept on this device' })
}

/** The records of the outbox in IndexedDB. */
export function keptRecords(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox', 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'))
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      }),
  )
}

/**
 * Opens a page and waits until its sender has read an empty outbox, so that it does not notice what is added
 * afterwards.
 */
export async function visitKeepingNothing(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.locator('[data-delivery="idle"]').waitFor({ state: 'attached' })
}

/** Adds records to the outbox without the site's knowledge. */
export function keep(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox', 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'))
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          for (const [key, record] of Object.entries(all)) transaction.objectStore('records').put(record, key)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    records,
  )
}

const day = 24 * 60 * 60 * 1000

/** A record of a lead that was kept this many days ago. */
export function keptLead(id: string, daysAgo = 0, differing: object = {}): object {
  const storedAt = Date.now() - daysAgo * day
  const body = JSON.stringify({ firstName: 'Jordan', lastName: "O'Brien", phone: '+1 609 555 0100', id, page: '/' })
  const record = { id, kind: 'lead', body, storedAt, tries: 1, due: storedAt, notBefore: 0, isRefused: false }
  return { ...record, warnedAt: null, ...differing }
}
