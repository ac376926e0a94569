import type { Phone } from '../../../../content/types.ts'
import { tryAgain } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/offer-lead.ts'
import type { Lead, OfferLeadEvent } from '../../../../machines/offer-lead/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'
import classes from './LeadDialog.module.css'

export interface LeadRefusedProps {
  lead: Lead
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
        <li>
          <bdi>
            {lead.firstName} {lead.lastName}
          </bdi>
        </li>
        <li>{lead.email}</li>
        <li>
          <bdi>{lead.phone}</bdi>
        </li>
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
