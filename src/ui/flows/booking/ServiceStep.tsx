import type { BookingLocation } from '../../../../content/types.ts'
import { bookingAddress, type BookingEvent, type BookingStep } from '../../../../machines/booking/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'
import { StepLink } from '../../StepLink.tsx'
import classes from './BookingSteps.module.css'

export interface ServiceStepProps {
  step: Extract<BookingStep, { name: 'service' }>
  location: BookingLocation | undefined
  send: (event: BookingEvent) => void
}

/** Hold the place of the list that is on its way. */
const standIns = [1, 2, 3, 4, 5, 6]

/** The clinic's services, or what became of loading them. */
export function ServiceStep({ step, location, send }: ServiceStepProps) {
  if (step.status === 'loading') {
    return (
      <>
        <p role="status" className={classes['loading']}>
          Loading the services…
        </p>
        <div className={classes['options']} aria-hidden>
          {standIns.map((place) => (
            <div key={place} className={classes['standIn']} />
          ))}
        </div>
      </>
    )
  }
  if (step.status === 'failed') {
    return (
      <Notice role="alert" isPanel>
        <p>
          The services could not be loaded. Check your connection
          {location && (
            <>
              , or call <CallLink phone={location.phone} />
            </>
          )}
          .
        </p>
        <ActionButton compact onClick={() => send({ type: 'services.retry' })}>
          Try again
        </ActionButton>
      </Notice>
    )
  }
  if (step.services.length === 0)
    return (
      <Notice role="alert" isPanel>
        <p>
          Nothing can be booked here online at the moment.
          {location && (
            <>
              {' '}
              Call us: <CallLink phone={location.phone} />.
            </>
          )}
        </p>
      </Notice>
    )
  return (
    <ul className={classes['options']} aria-label="Services">
      {step.services.map(({ id, name, description }) => (
        <li key={id}>
          <StepLink
            href={bookingAddress({ location: location?.slug ?? null, service: id })}
            onFollow={() => send({ type: 'service.pick', service: id })}
            className={classes['option']}
          >
            <strong>{name}</strong> <span>{description}</span>
          </StepLink>
        </li>
      ))}
    </ul>
  )
}
