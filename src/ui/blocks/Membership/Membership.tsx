import { bookSession } from '../../../../content/words/common.ts'
import type { HomeContent } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import { Closing } from '../Closing/Closing.tsx'
import classes from './Membership.module.css'

export interface MembershipProps {
  membership: HomeContent['membership']
  bookingHref: string
  settings: ActionSettings
}

/** The closing scene of the home page: the trial, its price, and the two next steps. */
export function Membership({ membership, bookingHref, settings }: MembershipProps) {
  const { title, text, price, priceNote, button } = membership
  return (
    <div id="membership">
      <Closing title={title} text={text}>
        <p className={classes['price']}>
          <strong>{price}</strong> {priceNote}
        </p>
        <Action action={button} settings={settings} />
        <ActionLink href={bookingHref} tone="quiet">
          {bookSession}
        </ActionLink>
      </Closing>
    </div>
  )
}
