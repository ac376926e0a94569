import type { SubmissionKind } from '../../machines/lead-delivery/index.ts'
import { postSubmission } from '../adapters/post-submission.ts'
import type { Sender } from '../adapters/sender.ts'
import { listenToBrowser } from './browser-events.ts'
import { startSender, type News, type SenderWorld } from './sender.ts'

/** Where each kind goes; null where it is not sent. */
export type Addresses = Readonly<Record<SubmissionKind, string | null>>

const name = 'outbox'

/** The sender over the browser's storage, network, clock, locks and tabs. Rejects where the outbox cannot be loaded. */
export async function browserSender(addresses: Addresses): Promise<Sender> {
  const { openOutbox } = await import('./outbox.ts')
  const sender = startSender({
    outbox: openOutbox(name),
    post: async ({ kind, id, body }) => {
      const url = addresses[kind]
      if (url === null) return null
      try {
        const { status, headers } = await postSubmission(url, id, body)
        return { status, retryAfter: headers.get('retry-after') }
      } catch {
        return null
      }
    },
    now: () => Date.now(),
    random: () => Math.random(),
    alone,
    ...otherTabs(),
  })
  listenToBrowser(sender)
  return sender
}

/** One page of this browser at a time; as it comes where the browser has no locks. */
async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

function otherTabs(): Pick<SenderWorld, 'tell' | 'hear'> {
  if (!('BroadcastChannel' in window)) return { tell: () => undefined, hear: () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    tell: (news) => channel.postMessage(news),
    hear: (listen) => channel.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data)),
  }
}
