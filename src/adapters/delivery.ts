import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import type { SubmissionKind } from '../../machines/lead-delivery/lead-delivery.types.ts'
import { inTime } from './in-time.ts'
import { postSubmission } from './post-submission.ts'
import type { LoadSender } from './sender.ts'

/** What is delivered. The id is the same for every try, so that its receiver keeps it once. */
export interface Submission {
  id: string
  [field: string]: string
}

/** Where what visitors send goes: leads, inquiries. */
export interface Delivery {
  /** Rejects with what went wrong where nobody answered, or not as agreed. Goes on when its page is left. */
  deliver: (submission: Submission) => Promise<DeliveryAnswer>
}

export interface DeliveryOptions {
  kind: SubmissionKind
  /** Milliseconds that the local log takes to answer; 0 unless given. */
  simulatedDelay?: number
  /** Null where nothing is kept. */
  loadSender: LoadSender | null
}

/** What is longer on its way than these milliseconds keeps nothing. */
const senderPatience = 3000

/** What is delivered, in the log and in errors. */
const labels: Readonly<Record<SubmissionKind, string>> = { lead: 'Lead', inquiry: 'Franchise inquiry' }

/**
 * Delivers submissions to an address: kept on this device until they are received, or posted once where that cannot be. Without an
 * address they are logged locally. Source: docs/decisions/23-delivering-leads.md.
 */
export function createDelivery(
  url: string | null,
  { kind, simulatedDelay = 0, loadSender }: DeliveryOptions,
): Delivery {
  if (url === null) return localLog(labels[kind], simulatedDelay)
  return {
    async deliver(submission) {
      const body = JSON.stringify(submission)
      const sender = loadSender && (await inTime(loadSender(), senderPatience).catch(() => null))
      const answer = await sender?.deliver(kind, submission.id, body)
      return answer ?? postOnce(url, labels[kind], submission.id, body)
    },
  }
}

/** 409: it was received before. */
async function postOnce(url: string, label: string, id: string, body: string): Promise<DeliveryAnswer> {
  const { status } = await postSubmission(url, id, body)
  if (status === 409 || (status >= 200 && status < 300)) return 'received'
  if (status >= 400 && status < 500) return 'refused'
  throw new Error(`${label} was answered with status ${status}.`)
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
