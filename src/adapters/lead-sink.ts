import type { DeliveryAnswer, LeadDelivery } from '../../machines/offer-lead/index.ts'

/** Where leads go. */
export interface LeadSink {
  /** Rejects with what went wrong where nobody answered, or not as agreed; an abort ends the attempt. */
  deliver: (delivery: LeadDelivery, signal: AbortSignal) => Promise<DeliveryAnswer>
}

/**
 * Posts leads as JSON to an address; 202 means that the lead is kept to be sent later, 409 that it was received
 * before, any other 4xx that it is turned down. Without an address leads are logged locally. Source: SPEC §7, DECISIONS 23.
 */
export function createLeadSink(leadsUrl: string | null): LeadSink {
  if (leadsUrl === null) return { deliver: log }
  return {
    async deliver({ lead, offer }, signal) {
      const response = await fetch(leadsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...lead, offer: offer.title }),
        keepalive: true,
        signal,
      })
      return answerOf(response.status)
    },
  }
}

async function log({ lead, offer }: LeadDelivery): Promise<DeliveryAnswer> {
  console.info('Lead', { ...lead, offer: offer.title })
  return 'received'
}

function answerOf(status: number): DeliveryAnswer {
  if (status === 202) return 'saved'
  if (status === 409 || (status >= 200 && status < 300)) return 'received'
  if (status >= 400 && status < 500) return 'refused'
  throw new Error(`The lead was answered with status ${status}.`)
}
