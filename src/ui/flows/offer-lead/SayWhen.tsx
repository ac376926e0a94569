import { useEffect, useState } from 'react'
import * as words from '../../../../content/words/say-when.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import type { Offer, OfferLeadEvent } from '../../../../machines/offer-lead/index.ts'
import { LeadScreen } from './LeadScreen.tsx'
import classes from './SayWhen.module.css'
import { timeDraft } from './time-draft.ts'
import { TimeForm } from './TimeForm.tsx'
import { useOfferLead } from './use-offer-lead.ts'

export interface SayWhenProps {
  service: BookingService
  location: BookingLocation
  /** Otherwise it is folded away, and goes on with what it is doing. */
  isShown: boolean
  /** Called when the visitor has read the thanks. */
  onDone: () => void
}

/**
 * The request for a time below a calendar: the flow of the callback form, with a form of its own and the clinic that
 * calls. Source: docs/decisions/35-say-when.md.
 */
export function SayWhen({ service, location, isShown, onDone }: SayWhenProps) {
  const { actor, view, screen, heading } = useOfferLead({ draft: timeDraft, isShown })
  const [offer] = useState<Offer>({ title: words.title(service.name, location.name), kind: 'general' })
  useEffect(() => actor.send({ type: 'lead.open', offer }), [actor, offer])
  if (!view) return null
  const { name, phone } = location
  const isSending = view.step === 'sending'
  const send = (event: OfferLeadEvent) => {
    actor.send(event)
    if (event.type === 'lead.close') onDone()
  }
  return (
    <div className={classes['request']} aria-busy={isSending}>
      <h2>
        <span ref={screen === 'thankYou' ? null : heading} tabIndex={-1}>
          {view.title}
        </span>
      </h2>
      <LeadScreen
        view={view}
        phone={phone}
        headingRef={heading}
        send={send}
        form={
          <TimeForm
            service={service}
            location={location}
            offer={view.title}
            lead={view.lead}
            isSending={isSending}
            send={send}
          />
        }
        after={{
          received: words.received(name),
          receivedLater: words.receivedLater(name),
          nextSteps: words.nextSteps(name),
        }}
      />
    </div>
  )
}
