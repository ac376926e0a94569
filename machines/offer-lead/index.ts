export { offerLeadMachine } from './offer-lead.machine.ts'
export { leadSchema, parseLeadDraft, type Lead, type LeadIssue } from './offer-lead.schema.ts'
export type { LeadDelivery, Offer, OfferLeadEvent } from './offer-lead.types.ts'
export { openOfferLead } from './offer-lead.opened.ts'
export { offerLeadView, type OfferLeadSnapshot, type OfferLeadView } from './offer-lead.view.ts'
export {
  askedTimeSchema,
  dayWishes,
  joinWishes,
  parseAskedTime,
  splitWishes,
  timeWishes,
  type AnyLead,
  type AskedTime,
  type TimeRequest,
  type TimeRequestIssue,
} from './time-request.schema.ts'
