import type { Phone } from '../../../../content/types.ts'
import { tryAgain } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/offer-lead.ts'
import type { AnyLead, OfferLeadEvent } from '../../../../machines/offer-lead/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'
import { detailsOf } from './lead-details.ts'
import classes from './LeadDialog.module.css'

export interface LeadRefusedProps {
  lead: AnyLead
  phone: Phone
  send: (event: OfferLeadEvent) => void
}

/** Says what happened, shows what was typed, and offers three ways to go on. */
export function LeadRefused({ lead, phone, send }: LeadRefusedProps) {
  return (
    <div className={classes['screen']}>
      <Notice role="alert">
        <p>{words.refused(<CallLink key="phone" phone={phone} />)}</p>
      </Notice>
      <ul aria-label={words.yourDetails} className={classes['details']}>
        {detailsOf(lead).map(([field, text]) => (
          <li key={field}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <div className={classes['ways']}>
        <ActionButton onClick={() => send({ type: 'lead.retry' })}>{tryAgain}</ActionButton>
        <ActionButton tone="quiet" onClick={() => send({ type: 'lead.edit' })}>
          {words.changeDetails}
        </ActionButton>
      </div>
    </div>
  )
}
