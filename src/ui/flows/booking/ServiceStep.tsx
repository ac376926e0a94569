import * as words from '../../../../content/words/booking-choices.ts'
import { allPrices, tryAgain } from '../../../../content/words/common.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import type { BookingEvent, BookingStep } from '../../../../machines/booking/index.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Notice } from '../../Notice/Notice.tsx'
import { ServiceOptions } from './ServiceOptions.tsx'
import classes from './BookingSteps.module.css'

export interface ServiceStepProps {
  step: Extract<BookingStep, { name: 'service' }>
  location: BookingLocation | undefined
  /** The id of the service that was chosen earlier. */
  made?: string | undefined
  send: (event: BookingEvent) => void
}

/** Placeholders while the list is loading. */
const standIns = [1, 2, 3, 4, 5, 6]

/** The clinic's services, or a message while they load or if they cannot be loaded. */
export function ServiceStep({ step, location, made, send }: ServiceStepProps) {
  const phone = location && <CallLink key="phone" phone={location.phone} />
  if (step.status === 'loading') {
    return (
      <>
        <p role="status" className={classes['loading']}>
          {words.loadingServices}
        </p>
        <div className={classes['standIns']} aria-hidden>
          {standIns.map((place) => (
            <div key={place} />
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
    <>
      <ServiceOptions services={step.services} location={location?.slug ?? null} made={made} send={send} />
      <p className={classes['foot']}>
        <a href="/price-list">{allPrices}</a>
      </p>
    </>
  )
}
