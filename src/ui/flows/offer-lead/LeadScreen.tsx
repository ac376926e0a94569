import type { ReactNode, Ref } from 'react'
import type { Phone } from '../../../../content/types.ts'
import type { OfferLeadEvent, OfferLeadView } from '../../../../machines/offer-lead/index.ts'
import { LeadForm } from './LeadForm.tsx'
import { LeadRefused } from './LeadRefused.tsx'
import { LeadThanks, type LeadPromise } from './LeadThanks.tsx'

export interface LeadScreenProps {
  view: OfferLeadView
  phone: Phone
  /** The heading of the thanks. */
  headingRef: Ref<HTMLElement>
  send: (event: OfferLeadEvent) => void
  /** Takes the place of the callback form. */
  form?: ReactNode
  /** What the thanks promise; a call back, unless given. */
  after?: LeadPromise
}

/** The screen of the flow: the form, its failure, or the thanks. */
export function LeadScreen({ view, phone, headingRef, send, form, after }: LeadScreenProps) {
  const { step, title, id, lead, isSaved } = view
  if (step === 'refused') return <LeadRefused lead={lead} phone={phone} send={send} />
  if (step === 'thankYou')
    return (
      <LeadThanks
        lead={lead}
        savedAs={isSaved ? id : null}
        phone={phone}
        after={after}
        headingRef={headingRef}
        send={send}
      />
    )
  return form ?? <LeadForm offer={title} lead={lead} isSending={step === 'sending'} send={send} />
}
