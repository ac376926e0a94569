import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'

/** Where what visitors send goes: leads, inquiries. */
export interface Delivery {
  /** Rejects with what went wrong where nobody answered, or not as agreed; an abort ends the attempt. */
  deliver: (content: object, signal: AbortSignal) => Promise<DeliveryAnswer>
}

export interface DeliveryOptions {
  /** What is delivered, in the log and in errors: 'Lead'. */
  label: string
  /** Milliseconds that the local log takes to answer; 0 unless given. */
  simulatedDelay?: number
}

/**
 * Posts contents as JSON to an address; 202 means that one is kept to be sent later, 409 that it was received before,
 * any other 4xx that it is turned down. Without an address they are logged locally. Source: SPEC §7, DECISIONS 23.
 */
export function createDelivery(url: string | null, { label, simulatedDelay = 0 }: DeliveryOptions): Delivery {
  if (url === null) return localLog(label, simulatedDelay)
  return {
    async deliver(content, signal) {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
        keepalive: true,
        signal,
      })
      const answer = answerOf(status)
      if (answer === null) throw new Error(`${label} was answered with status ${status}.`)
      return answer
    },
  }
}

function localLog(label: string, delay: number): Delivery {
  return {
    async deliver(content, signal) {
      console.info(label, content)
      if (delay > 0) await wait(delay, signal)
      return 'received'
    },
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function answerOf(status: number): DeliveryAnswer | null {
  if (status === 202) return 'saved'
  if (status === 409 || (status >= 200 && status < 300)) return 'received'
  return status >= 400 && status < 500 ? 'refused' : null
}
