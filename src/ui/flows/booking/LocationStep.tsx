import { bookingAddress } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { StepLink } from '../../StepLink.tsx'
import type { StepProps } from './BookingSteps.tsx'
import classes from './BookingSteps.module.css'

/** The clinics: those with a calendar as links, those without with their phone. */
export function LocationStep({ view, send }: StepProps) {
  return (
    <ul className={classes['options']} aria-label="Clinics">
      {view.locations.map(({ slug, name, place, phone, books }) => (
        <li key={slug}>
          {books === 'online' ? (
            <StepLink
              href={bookingAddress({ location: slug, service: null })}
              onFollow={() => send({ type: 'location.pick', location: slug })}
              className={classes['option']}
            >
              <strong>{name}</strong> <span>{place}</span>
            </StepLink>
          ) : (
            <div className={classes['option']} data-quiet>
              <strong>{name}</strong>{' '}
              <span>
                Books by phone: <CallLink phone={phone} />
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
