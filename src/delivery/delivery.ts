import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import type { SubmissionKind } from '../../machines/lead-delivery/lead-delivery.types.ts'
import { verdictOn } from './verdict.ts'
import { inTime } from '../adapters/in-time.ts'
import { postSubmission, type Receiver } from './post-submission.ts'
import type { LoadSender } from './sender.ts'

/** A submission to deliver. Its id stays the same for every try, so that its receiver keeps it once. */
export interface Submission {
  id: string
  [field: string]: string
}

/** Where visitors' submissions go: leads and inquiries. */
export interface Delivery {
  /** Rejects with the reason if nobody answered, or the answer was not as agreed. Continues after its page is left. */
  deliver: (submission: Submission) => Promise<DeliveryAnswer>
}

export interface DeliveryOptions {
  kind: SubmissionKind
  /** Milliseconds that the local log takes to answer; 0 unless given. */
  simulatedDelay?: number
  /** Null where nothing is kept. */
  loadSender: LoadSender | null
}

/**
 * A sender that takes more than these milliseconds to load is not waited for: the submission is posted without being
 * kept.
 */
const senderPatience = 3000

/** What a submission is called in the log and in errors. */
const labels: Readonly<Record<SubmissionKind, string>> = { lead: 'Lead', inquiry: 'Franchise inquiry' }

/**
 * Delivers submissions to a receiver: they are kept on this device until they are received, or posted once if they
 * cannot be kept. Without a receiver they are only logged. Source: docs/decisions/23-delivering-leads.md.
 */
export function createDelivery(
  receiver: Receiver | null,
  { kind, simulatedDelay = 0, loadSender }: DeliveryOptions,
): Delivery {
  if (receiver === null) return localLog(labels[kind], simulatedDelay)
  return {
    async deliver(submission) {
      const body = JSON.stringify(submission)
      const sender = loadSender && (await inTime(loadSender(), senderPatience).catch(() => null))
      const answer = await sender?.deliver(kind, submission.id, body)
      return answer ?? postOnce(receiver, labels[kind], submission.id, body)
    },
  }
}

async function postOnce(receiver: Receiver, label: string, id: string, body: string): Promise<DeliveryAnswer> {
  const answer = await postSubmission(receiver, id, body)
  const verdict = verdictOn(answer)
  if (verdict === 'received' || verdict === 'refused') return verdict
  throw new Error(`${label} was answered with status ${answer.status}, which is no receipt.`)
}

function localLog(label: string, delay: number): Delivery {
  return {
    async deliver(submission) {
      console.info(label, submission)
      if (delay > 0) await wait(delay)
      return 'received'
    },
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
