import * as words from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { steps } from './steps.ts'
import classes from './BookingSteps.module.css'

/** The three steps by name, each with the choice made in it, the current one marked. */
export function BookingChoices({ view }: { view: BookingView }) {
  const chosen = { location: view.location?.name, service: view.serviceName, calendar: undefined }
  return (
    <ol className={classes['choices']} aria-label={words.yourChoices}>
      {steps.map(({ name, label }) => (
        <li
          key={name}
          aria-current={view.step.name === name ? 'step' : undefined}
          data-done={chosen[name] !== undefined}
        >
          <span className={classes['label']}>{label}</span>{' '}
          <span className={classes['choice']}>
            {chosen[name] ?? (view.step.name === name ? words.chooseBelow : words.next)}
          </span>
        </li>
      ))}
    </ol>
  )
}
