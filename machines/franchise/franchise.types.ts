import type { DeliveryAnswer } from '../delivery-answer.ts'
import type { SubmissionStamp } from '../submission-stamp.ts'
import type { InquiryDraft } from './franchise.schema.ts'

export interface FranchiseContext {
  /** The stamp of the inquiry last submitted; another try has the same. */
  stamp: SubmissionStamp
  /** The inquiry last submitted, for another try. */
  inquiry: InquiryDraft
  answer: DeliveryAnswer | null
}

/** The input of the actor that delivers inquiries. */
export interface InquiryDelivery {
  stamp: SubmissionStamp
  inquiry: InquiryDraft
}

export type InquirySubmit = { type: 'inquiry.submit'; stamp: SubmissionStamp; inquiry: InquiryDraft }

export type FranchiseEvent =
  InquirySubmit | { type: 'inquiry.retry' } | { type: 'inquiry.edit' } | { type: 'inquiry.dismiss' }

export type FranchiseEmitted = { type: 'inquiry.delivered' }
