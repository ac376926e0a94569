import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { bookingView, restoreBooking, type BookingPlace } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { TitleFocus } from '../../steps/TitleFocus.tsx'
import { useArrived } from '../../steps/use-arrived.ts'
import { useHeadingFocus } from '../../steps/use-heading-focus.ts'
import { BookingAside } from './BookingAside.tsx'
import { BookingBar } from './BookingBar.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import { bookingTitle } from './booking-title.ts'
import { bookingMachineWith } from './booking-machine-with.ts'
import { stepKey } from './step-key.ts'
import { useBookingAddress } from './use-booking-address.ts'
import { useMadeChoices } from './use-made-choices.ts'
import { useStepTitle } from '../../steps/use-step-title.ts'
import classes from './BookingPage.module.css'

/** The wizard as a page: the same machine and view as in front of a page, prerendered at its place. */
export function BookingPage(place: BookingPlace) {
  const adapters = useAdapters()
  const [machine] = useState(() => bookingMachineWith(adapters))
  const [snapshot] = useState(() => restoreBooking(place))
  const actor = useActorRef(machine, { input: place.index, snapshot })
  useBookingAddress(actor, 'wizard-page')
  const view = bookingView(useArrived(actor))
  const heading = useHeadingFocus(stepKey(view))
  const title = view && bookingTitle(view)
  const [titleOnArrival] = useState(title)
  const made = useMadeChoices(view)
  useStepTitle(title === titleOnArrival ? null : title)
  if (!view) return null
  const titleId = `step-${view.step.name}`
  return (
    <section className={classes['page']}>
      <div className={classes['main']}>
        <TitleFocus key={title} ref={heading} titleId={titleId} className={classes['title']}>
          <h1 id={titleId}>{title}</h1>
        </TitleFocus>
        <div className={classes['bar']}>
          <BookingBar view={view} send={(event) => actor.send(event)} />
        </div>
        <div>
          <BookingSteps view={view} made={made} send={(event) => actor.send(event)} />
        </div>
      </div>
      <div className={classes['aside']}>
        <BookingAside view={view} made={made} />
      </div>
      {/* Nothing is drawn before this is there: decision 48. */}
      <span id="drawn" />
    </section>
  )
}
