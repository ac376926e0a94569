import type { Ref } from 'react'
import type { Phone } from '../../../../content/types.ts'
import type { OfferLeadEvent, OfferLeadView } from '../../../../machines/offer-lead/index.ts'
import { LeadForm } from './LeadForm.tsx'
import { LeadRefused } from './LeadRefused.tsx'
import { LeadThanks } from './LeadThanks.tsx'

export interface LeadScreenProps {
  view: OfferLeadView
  phone: Phone
  /** The heading of the thanks. */
  headingRef: Ref<HTMLElement>
  send: (event: OfferLeadEvent) => void
}

/** The screen of the flow: the form, its failure, or the thanks. */
export function LeadScreen({ view: { step, title, lead, isSaved }, phone, headingRef, send }: LeadScreenProps) {
  if (step === 'refused') return <LeadRefused lead={lead} phone={phone} send={send} />
  if (step === 'thankYou')
    return <LeadThanks firstName={lead.firstName} isSaved={isSaved} phone={phone} headingRef={headingRef} send={send} />
  return <LeadForm offer={title} isSending={step === 'sending'} send={send} />
}
