import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'

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
  /** What is delivered, in the log and in errors: 'Lead'. */
  label: string
  /** Milliseconds that the local log takes to answer; 0 unless given. */
  simulatedDelay?: number
}

/**
 * Posts submissions as JSON to an address, their id also as `Idempotency-Key`; 202 means that one is kept to be sent later, 409 that it was received before,
 * any other 4xx that it is turned down. Without an address they are logged locally. Source: SPEC §7, DECISIONS 23.
 */
export function createDelivery(url: string | null, { label, simulatedDelay = 0 }: DeliveryOptions): Delivery {
  if (url === null) return localLog(label, simulatedDelay)
  return {
    async deliver(submission) {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': submission.id },
        body: JSON.stringify(submission),
        keepalive: true,
      })
      const answer = answerOf(status)
      if (answer === null) throw new Error(`${label} was answered with status ${status}.`)
      return answer
    },
  }
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

function answerOf(status: number): DeliveryAnswer | null {
  if (status === 202) return 'saved'
  if (status === 409 || (status >= 200 && status < 300)) return 'received'
  return status >= 400 && status < 500 ? 'refused' : null
}
