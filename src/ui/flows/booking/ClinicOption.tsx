import { byPhone, chosenBefore } from '../../../../content/words/booking-choices.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { bookingAddress } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { OpenState } from '../../blocks/ClinicFacts/OpenState.tsx'
import { StepLink } from '../../steps/StepLink.tsx'
import classes from './BookingSteps.module.css'

export interface ClinicOptionProps {
  clinic: BookingLocation
  /** The id of the service that is known before its clinic. */
  service: string | undefined
  /** It was chosen earlier. */
  isMade: boolean
  /** How far it is, where that is known. */
  distance?: string | undefined
  onPick: () => void
}

/** A clinic to choose: a link if it has calendars, its phone number if it has none. */
export function ClinicOption({ clinic, service, isMade, distance, onPick }: ClinicOptionProps) {
  const { slug, name, place, phone, books, visit } = clinic
  if (books === 'phone')
    return (
      <div className={classes['option']} data-quiet>
        <span className={classes['words']}>
          <strong>{name}</strong> {distance && <span>{distance}</span>}{' '}
          <span>{byPhone(<CallLink key="phone" phone={phone} />)}</span>
        </span>
      </div>
    )
  return (
    <StepLink
      href={bookingAddress({ location: slug, service: service === undefined ? null : { id: service } })}
      onFollow={onPick}
      className={classes['option']}
      isCurrent={isMade}
    >
      <span className={classes['words']}>
        <strong>{name}</strong> <span>{place}</span> {distance && <span>{distance}</span>}{' '}
        {isMade && <span className={classes['made']}>{chosenBefore}</span>}
      </span>
      {visit && (
        <span className={classes['state']}>
          <OpenState location={visit} />
        </span>
      )}
    </StepLink>
  )
}
