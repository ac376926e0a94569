import { byPhone } from '../../../../content/words/booking.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { bookingAddress } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { StepLink } from '../../StepLink.tsx'
import classes from './BookingSteps.module.css'

export interface ClinicOptionProps {
  clinic: BookingLocation
  onPick: () => void
}

/** A clinic to choose: one with a calendar as a link, one without with its phone. */
export function ClinicOption({ clinic: { slug, name, place, phone, books }, onPick }: ClinicOptionProps) {
  return books === 'online' ? (
    <StepLink href={bookingAddress({ location: slug, service: null })} onFollow={onPick} className={classes['option']}>
      <strong>{name}</strong> <span>{place}</span>
    </StepLink>
  ) : (
    <div className={classes['option']} data-quiet>
      <strong>{name}</strong> <span>{byPhone(<CallLink key="phone" phone={phone} />)}</span>
    </div>
  )
}
