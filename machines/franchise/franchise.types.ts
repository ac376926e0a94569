import type { DeliveryAnswer } from '../delivery-answer.ts'
import type { InquiryDraft } from './franchise.schema.ts'

export interface FranchiseContext {
  /** Tells the inquiry last submitted from any other; another try has the same. */
  id: string
  /** The inquiry last submitted, for another try. */
  inquiry: InquiryDraft
  answer: DeliveryAnswer | null
}

/** What is handed to whoever delivers inquiries. */
export interface InquiryDelivery {
  id: string
  inquiry: InquiryDraft
}

export type InquirySubmit = { type: 'inquiry.submit'; id: string; inquiry: InquiryDraft }

export type FranchiseEvent =
  InquirySubmit | { type: 'inquiry.retry' } | { type: 'inquiry.edit' } | { type: 'inquiry.dismiss' }

export type FranchiseEmitted = { type: 'inquiry.delivered' }
