import type { SubmissionKind } from '../../machines/lead-delivery/index.ts'
import { daysKept } from './days-kept.ts'
import { postSubmission, type Receiver } from './post-submission.ts'
import type { Sender } from './sender.ts'
import type { Drafts } from '../adapters/session-drafts.ts'
import { listenToBrowser } from './browser-events.ts'
import { ownSubmissions } from './own-submissions.ts'
import { startSender, type News, type SenderWorld } from './start-sender.ts'

/** Where each kind goes; null where it is not sent. */
export type Receivers = Readonly<Record<SubmissionKind, Receiver | null>>

const name = 'outbox'

/** The sender over the browser's storage, network, clock, locks and tabs. Rejects where the outbox cannot be loaded. */
export async function browserSender(receivers: Receivers, drafts: Drafts): Promise<Sender> {
  const { openOutbox } = await import('./outbox.ts')
  const sender = startSender({
    outbox: openOutbox(name),
    post: async ({ kind, id, body }) => {
      const receiver = receivers[kind]
      return receiver && postSubmission(receiver, id, body).catch(() => null)
    },
    now: () => Date.now(),
    random: () => Math.random(),
    alone,
    daysKept: daysKept(),
    ...ownSubmissions(drafts),
    ...otherTabs(),
  })
  listenToBrowser(sender)
  drafts.onForgotten(() => sender.actor.send({ type: 'lead.stored' }))
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
