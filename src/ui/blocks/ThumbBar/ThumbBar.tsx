import type { Phone } from '../../../../content/types.ts'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import classes from './ThumbBar.module.css'

/** On phones: booking and calling within the thumb's reach. */
export function ThumbBar({ bookingHref, phone }: { bookingHref: string; phone: Phone }) {
  return (
    <div className={classes['bar']} role="group" aria-label="Book or call">
      <ActionLink href={bookingHref} compact>
        Book
      </ActionLink>
      <ActionLink href={`tel:${phone.e164}`} tone="quiet" compact>
        Call
      </ActionLink>
    </div>
  )
}
