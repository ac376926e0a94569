import type { SubmissionKind } from '../../machines/lead-delivery/index.ts'
import { daysKept } from './days-kept.ts'
import { postSubmission, type Receiver } from './post-submission.ts'
import type { Sender } from './sender.ts'
import type { Drafts } from '../adapters/session-drafts.ts'
import { listenToBrowser } from './browser-events.ts'
import { ownSubmissions } from './own-submissions.ts'
import { startSender, type SenderWorld } from './start-sender.ts'

/** Where each kind of submission goes; null for a kind that is not sent. */
export type Receivers = Readonly<Record<SubmissionKind, Receiver | null>>

const name = 'outbox'

/** The sender with the browser's storage, network, clock, locks and tabs. Rejects if the outbox cannot be loaded. */
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
    withLock,
    daysKept: daysKept(),
    forgetVisit: () => forgetVisit(drafts),
    ...ownSubmissions(drafts),
    ...otherTabs(),
  })
  listenToBrowser(sender)
  drafts.onForgotten(() => sender.actor.send({ type: 'lead.stored' }))
  return sender
}

/**
 * Leaves localStorage, which the other tab has emptied: a tab in the background may hear of that late, when a later
 * submission is kept there.
 */
function forgetVisit(drafts: Drafts): void {
  drafts.forget()
  drafts.clear('campaign')
}

/** Runs on one page of this browser at a time, or without waiting if the browser has no locks. */
async function withLock<Result>(run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

function otherTabs(): Pick<SenderWorld, 'broadcast' | 'onBroadcast'> {
  if (!('BroadcastChannel' in window)) return { broadcast: () => undefined, onBroadcast: () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    broadcast: (message) => channel.postMessage(message),
    onBroadcast: (listen) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listen(data)),
  }
}
