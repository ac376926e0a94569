import * as words from '../../../../content/words/booking.ts'
import { services as servicesLabel, tryAgain } from '../../../../content/words/common.ts'
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
  const phone = location && <CallLink key="phone" phone={location.phone} />
  if (step.status === 'loading') {
    return (
      <>
        <p role="status" className={classes['loading']}>
          {words.loadingServices}
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
        <p>{words.servicesFailed(phone)}</p>
        <ActionButton compact onClick={() => send({ type: 'services.retry' })}>
          {tryAgain}
        </ActionButton>
      </Notice>
    )
  }
  if (step.services.length === 0)
    return (
      <Notice role="alert" isPanel>
        <p>{words.nothingBooked(phone)}</p>
      </Notice>
    )
  return (
    <ul className={classes['options']} aria-label={servicesLabel}>
      {step.services.map(({ id, name, description }) => (
        <li key={id}>
          <StepLink
            href={bookingAddress({ location: location?.slug ?? null, service: { id } })}
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
