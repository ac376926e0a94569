import { useId, useState, type RefObject } from 'react'
import * as words from '../../../../content/words/calendar-foot.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import actions from '../../blocks/ActionLink/ActionLink.module.css'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { FetchedForm } from '../../loading/FetchedForm.tsx'
import classes from './BookingSteps.module.css'
import { CalendarFoot } from './CalendarFoot.tsx'

export interface AskForTimeProps {
  service: BookingService
  /** Whom to ask; undefined once a visit is booked. */
  location: BookingLocation | undefined
  /** What unfolds the request. It has the focus once `onAsk` was called, since what was pressed may be gone. */
  button: RefObject<HTMLButtonElement | null>
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
}

/**
 * The foot of a calendar with the request for a time, which unfolds below its button. Its form is fetched when the
 * visitor turns to the button; folded away, it goes on with what it is doing.
 */
export function AskForTime({ service, location, button, isAsking, onAsk }: AskForTimeProps) {
  const [isBegun, setBegun] = useState(false)
  const id = useId()
  if (!location) return <CalendarFoot location={location} />
  if (isAsking && !isBegun) setBegun(true)
  const onDone = () => {
    setBegun(false)
    onAsk(false)
  }
  return (
    <CalendarFoot location={location}>
      <p>
        <button
          ref={button}
          type="button"
          className={actions['action']}
          data-tone="quiet"
          data-compact
          aria-expanded={isAsking}
          aria-controls={isBegun ? id : undefined}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={({ detail }) => {
            if (detail < 2) onAsk(!isAsking)
          }}
        >
          {words.sayWhen}
        </button>
        <span>{words.besideButton(<CallLink key="phone" phone={location.phone} />)}</span>
      </p>
      {isBegun && (
        <div id={id} hidden={!isAsking} className={classes['request']}>
          <FetchedForm
            key={service.iframeUrl}
            name={words.form}
            phone={location.phone}
            fetchForm={fetchForm}
            form={{ service, location, isShown: isAsking, onDone }}
            standIn={<p role="status">{words.loading}</p>}
          />
        </div>
      )}
    </CalendarFoot>
  )
}

/** Among the other ways to go on, where a calendar is silent or has failed. */
export function AskInstead({ location, isAsking, onAsk }: Omit<AskForTimeProps, 'service' | 'button'>) {
  if (!location || isAsking) return null
  return (
    <ActionButton compact tone="quiet" onClick={() => onAsk(true)}>
      {words.askInstead}
    </ActionButton>
  )
}

async function fetchForm() {
  const { SayWhen } = await import('../offer-lead/SayWhen.tsx')
  return { Form: SayWhen }
}

function fetchAhead(): void {
  fetchForm().catch(() => undefined)
}
