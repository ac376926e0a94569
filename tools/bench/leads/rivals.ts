import type { Outcome } from './faults.ts'
import type { Life } from './life.ts'
import type { Page, Sender, Surroundings, PageReply } from './visitors.ts'

/** One request; where it fails, the page says so and does nothing more. */
export const naiveFetch: Sender = {
  name: 'naive fetch',
  begin: async ({ post }) =>
    withoutStorage((life) => ({
      submit: async (lead) => replyFor(await life.step(() => post(lead))),
    })),
}

/** One request and up to three more, after 1, 2 and 4 seconds, as long as the page lives. */
export const threeRetries: Sender = {
  name: 'three retries',
  begin: async ({ post, clock }) =>
    withoutStorage((life) => ({
      async submit(lead) {
        let outcome = await life.step(() => post(lead))
        for (const pause of [1_000, 2_000, 4_000]) {
          if (replyFor(outcome) === 'received') break
          await wait(clock, pause)
          outcome = await life.step(() => post(lead))
        }
        return replyFor(outcome)
      },
    })),
}

function withoutStorage(open: (life: Life) => Page) {
  return { open, left: async () => 0 }
}

function replyFor(outcome: Outcome): PageReply {
  return outcome !== null && outcome.status >= 200 && outcome.status < 300 ? 'received' : 'failed'
}

function wait(clock: Surroundings['clock'], delay: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, delay))
}
