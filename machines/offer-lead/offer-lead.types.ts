import type { LeadOffer } from '../../content/types.ts'
import type { DeliveryAnswer } from '../delivery-answer.ts'
import type { SubmissionStamp } from '../submission-stamp.ts'
import type { AnyLead } from './time-request.schema.ts'

/** What the visitor asks about: the dialog's title, and the kind that decides what follows the lead. */
export interface Offer {
  title: string
  kind: LeadOffer
}

/** The input of the actor that delivers leads. */
export interface LeadDelivery {
  stamp: SubmissionStamp
  lead: AnyLead
  offer: Offer
}

export interface OfferLeadContext {
  offer: Offer
  /** The stamp of the lead last submitted; another try has the same. */
  stamp: SubmissionStamp
  /** The lead last submitted, for another try. */
  lead: AnyLead
  answer: DeliveryAnswer | null
}

export type LeadOpen = { type: 'lead.open'; offer: Offer }
export type LeadSubmit = { type: 'lead.submit'; stamp: SubmissionStamp; lead: AnyLead }

export type OfferLeadEvent =
  | LeadOpen
  | LeadSubmit
  | { type: 'lead.retry' }
  | { type: 'lead.edit' }
  | { type: 'lead.close' }
  | { type: 'page.leave' }

export type OfferLeadEmitted = { type: 'lead.delivered' } | { type: 'lead.orderRequested' }
