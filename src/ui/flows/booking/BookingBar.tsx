import { clinicsFor } from '../../../../content/any-list.ts'
import * as words from '../../../../content/words/booking.ts'
import { back, bookSession } from '../../../../content/words/common.ts'
import { bookingAddress, type BookingView } from '../../../../machines/booking/index.ts'
import { StepLink } from '../../steps/StepLink.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { steps } from './steps.ts'
import classes from './BookingBar.module.css'

/**
 * The head of every step, at the same height in each: Back, placed where no step has an option, and the names of the
 * three steps with what was chosen in each. Source: docs/decisions/64-back-by-place.md.
 */
export function BookingBar({ view, send }: Omit<StepProps, 'made'>) {
  const isBooked = view.step.name === 'calendar' && view.step.booked !== null
  const chosen = {
    location: view.location?.name,
    service: view.serviceName,
    calendar: isBooked ? words.isBooked : undefined,
  }
  return (
    <div className={classes['bar']}>
      {view.canGoBack ? (
        <StepLink href={backAddress(view)} onFollow={() => send({ type: 'booking.back' })} className={classes['back']}>
          <span aria-hidden>←</span> {back}
        </StepLink>
      ) : (
        <p className={classes['start']}>{bookSession}</p>
      )}
      <ol className={classes['choices']} aria-label={words.yourChoices}>
        {steps.map(({ name, label }) => (
          <li key={name} aria-current={view.step.name === name ? 'step' : undefined}>
            {label}{' '}
            <span className="visually-hidden">
              {chosen[name] ?? (view.step.name === name ? words.chooseBelow : words.next)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function backAddress({ step, location }: BookingView): string {
  return step.name === 'calendar' && location
    ? bookingAddress({ location: location.slug, service: null })
    : clinicsFor()
}
