import type { ReactNode } from 'react'
import * as words from '../../../../content/words/calendar-foot.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import classes from './BookingSteps.module.css'

export interface CalendarFootProps {
  /** Without it there is nobody to ask for another time. */
  location: BookingLocation | undefined
  /** The way to another time; to call, unless given. */
  children?: ReactNode
}

/** Below every calendar: a way to another time, and what a visit costs. */
export function CalendarFoot({ location, children }: CalendarFootProps) {
  return (
    <div className={classes['foot']}>
      {location && (children ?? <p>{words.orCall(<CallLink key="phone" phone={location.phone} />)}</p>)}
      <p>
        {words.estimate(
          <a key="prices" href="/price-list">
            {words.allPrices}
          </a>,
        )}
      </p>
    </div>
  )
}
