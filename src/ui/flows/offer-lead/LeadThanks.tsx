import { useId, type Ref } from 'react'
import type { Phone } from '../../../../content/types.ts'
import * as words from '../../../../content/words/offer-lead.ts'
import type { AnyLead, OfferLeadEvent } from '../../../../machines/offer-lead/index.ts'
import { daysKept } from '../../../delivery/days-kept.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { check } from '../../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../blocks/PathIcon/PathIcon.tsx'
import { Notice } from '../../Notice/Notice.tsx'
import { useHasReachedUs } from '../../Submission/use-has-reached-us.ts'
import { TitleFocus } from '../../steps/TitleFocus.tsx'
import { calledName } from './lead-details.ts'
import classes from './LeadDialog.module.css'

/** What is promised to whoever has left a lead. */
export interface LeadPromise {
  received: string
  /** Where the lead is kept on this device until it can be sent. */
  receivedLater: string
  nextSteps: readonly string[]
}

export interface LeadThanksProps {
  lead: AnyLead
  /** The lead's id where it was kept on this device until it can be sent, or null. */
  savedAs: string | null
  /** Whom to call while it is not sent. */
  phone: Phone
  /** A call back, unless given. */
  after?: LeadPromise | undefined
  /** The heading, which takes the focus. */
  headingRef: Ref<HTMLElement>
  send: (event: OfferLeadEvent) => void
}

const callBack: LeadPromise = {
  received: words.received,
  receivedLater: words.receivedLater,
  nextSteps: words.nextSteps,
}

/** Thanks, and the promise of a callback: docs/product/callback-form.md, P-LEAD-2. */
export function LeadThanks({ lead, savedAs, phone, after = callBack, headingRef, send }: LeadThanksProps) {
  const titleId = useId()
  const hasReachedUs = useHasReachedUs(savedAs)
  const isSaved = savedAs !== null && !hasReachedUs
  return (
    <div className={classes['screen']}>
      {!isSaved && (
        <span className={classes['seal']}>
          <PathIcon path={check} size={26} stroke={1.6} />
        </span>
      )}
      <TitleFocus ref={headingRef} titleId={titleId}>
        <h3 id={titleId} className={classes['thanks']}>
          {words.thanks(<bdi key="name">{calledName(lead)}</bdi>)}
        </h3>
      </TitleFocus>
      {isSaved && (
        <Notice role="note" tone="cold">
          <p>{words.saved(daysKept(), <CallLink key="phone" phone={phone} />)}</p>
        </Notice>
      )}
      <p>{isSaved ? after.receivedLater : after.received}</p>
      <section className={classes['next']}>
        <h4>{words.whatNext}</h4>
        <ol>
          {after.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={classes['ways']}>
        <ActionButton onClick={() => send({ type: 'lead.close' })}>{words.done}</ActionButton>
      </div>
    </div>
  )
}
