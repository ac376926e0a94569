import { expect, type Page, type Route } from '@playwright/test'

/** What a request posts: its id, and the rest. */
export function submissionOf(route: Route): { id: unknown; content: object } {
  const { id, ...content }: Record<string, unknown> = route.request().postDataJSON()
  return { id, content }
}

/** Holds each submission that a page posts to an address until it is answered with a status. */
export async function holdSubmissions(page: Page, address: string) {
  const held: Route[] = []
  let answered = 0
  await page.route(`**${address}`, (route) => void held.push(route))
  return {
    posted: () => held.map((route) => submissionOf(route).content),
    /** The id of each, from its header and its body. */
    ids: () => held.map((route) => [route.request().headers()['idempotency-key'], submissionOf(route).id]),
    /** Waits for the latest submission and answers it. */
    answer: async (status: number) => {
      await expect.poll(() => held.length).toBeGreaterThan(answered)
      answered = held.length
      await held.at(-1)?.fulfill({ status })
    },
  }
}
