import type { BookingEvent, BookingView } from '../../../../machines/booking/index.ts'
import { brand } from '../../../../content/brand.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../../blocks/MissingPart/MissingWords.tsx'
import { useStepMove } from '../../steps/use-step-move.ts'
import { BookingNotice } from './BookingNotice.tsx'
import { bookingTitle } from './booking-title.ts'
import type { CalendarStepProps } from './CalendarStep.tsx'
import { LoadingStep } from './LoadingStep.tsx'
import { TicketLine } from './TicketLine.tsx'
import { calendarPart, choicesPart } from './step-parts.ts'
import { steps } from './steps.ts'
import { useRememberedClinic } from './use-last-clinic.ts'
import type { MadeChoices } from './use-made-choices.ts'
import moves from '../../steps/step-move.module.css'
import classes from './BookingSteps.module.css'

export interface StepProps {
  view: BookingView
  made: MadeChoices
  send: (event: BookingEvent) => void
}

/** The wizard's content below its title and bar: a notice if there is one, and the current step. */
export function BookingSteps({ view, made, send }: StepProps) {
  const title = bookingTitle(view)
  useRememberedClinic(view)
  const hasCalendar = calendarPart.use(false) !== null
  const move = useStepMove(steps.findIndex(({ name }) => name === view.step.name))
  return (
    <div
      key={view.step.name}
      data-part={`ui/flows/booking/${view.step.name === 'calendar' ? 'CalendarStep' : 'ChoicesPart'}.tsx`}
      data-move={move}
      className={`${classes['steps']} ${moves['step']}`}
    >
      <TicketLine view={view} />
      <BookingNotice view={view} />
      <Boundary
        name={title}
        attempt={`${title} ${hasCalendar}`}
        fallback={
          <p role="alert">
            <MissingWords name={title} phone={view.location?.phone ?? brand.phone} />
          </p>
        }
      >
        <CurrentStep view={view} made={made} send={send} />
      </Boundary>
    </div>
  )
}

function CurrentStep({ view, made, send }: StepProps) {
  switch (view.step.name) {
    case 'location':
    case 'service':
      return <Choices view={view} made={made} send={send} />
    case 'calendar':
      return <Calendar step={view.step} location={view.location} send={send} />
  }
}

function Choices(step: StepProps) {
  const part = choicesPart.use(true)
  const { view, made, send } = step
  if (!part) return <LoadingStep />
  if (view.step.name !== 'service') return <part.LocationStep {...step} />
  return <part.ServiceStep step={view.step} location={view.location} made={made.service} send={send} />
}

function Calendar(step: CalendarStepProps) {
  const part = calendarPart.use(true)
  return part ? <part.CalendarStep {...step} /> : <LoadingStep />
}
