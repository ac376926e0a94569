import { book, bookOrCall, call, callToBook, otherClinic } from '../../../../content/words/common.ts'
import type { Phone } from '../../../../content/types.ts'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import classes from './ThumbBar.module.css'

export interface ThumbBarProps {
  bookingHref: string
  phone: Phone
  /** Appointments are made by phone: calling comes first, and booking is at another clinic. */
  isByPhone?: boolean
}

/** On phones, links to book and to call within the thumb's reach. */
export function ThumbBar({ bookingHref, phone, isByPhone = false }: ThumbBarProps) {
  const callLink = (
    <ActionLink href={`tel:${phone.e164}`} tone={isByPhone ? 'primary' : 'quiet'} compact>
      {isByPhone ? callToBook : call}
    </ActionLink>
  )
  return (
    <div className={classes['bar']} data-thumb-bar role="group" aria-label={bookOrCall}>
      {isByPhone && callLink}
      <ActionLink href={bookingHref} tone={isByPhone ? 'quiet' : 'primary'} compact>
        {isByPhone ? otherClinic : book}
      </ActionLink>
      {!isByPhone && callLink}
    </div>
  )
}
