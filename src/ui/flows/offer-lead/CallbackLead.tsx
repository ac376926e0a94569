import { useEffect } from 'react'
import * as words from '../../../../content/words/offer-lead.ts'
import type { Offer } from '../../../../machines/offer-lead/index.ts'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import classes from './CallbackInquiry.module.css'
import { LeadScreen } from './LeadScreen.tsx'
import { useOfferLead } from './use-offer-lead.ts'

const question: Offer = { title: words.question, kind: 'general' }

/** The callback form within a page: open from the start, and again after the thanks are closed. */
export function CallbackLead({ phone }: InquiryFormProps) {
  const { actor, view, screen, heading } = useOfferLead({ openedAbout: question })
  const isClosed = view === null
  useEffect(() => {
    if (isClosed) actor.send({ type: 'lead.open', offer: question })
  }, [actor, isClosed])
  if (!view) return null
  return (
    <div className={classes['lead']} aria-busy={view.step === 'sending'}>
      {screen !== 'thankYou' && (
        <h3>
          <span ref={heading} tabIndex={-1}>
            {view.title}
          </span>
        </h3>
      )}
      <LeadScreen view={view} phone={phone} headingRef={heading} send={(event) => actor.send(event)} />
    </div>
  )
}
