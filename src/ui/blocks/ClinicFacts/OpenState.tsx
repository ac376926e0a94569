import { use } from 'react'
import type { Location } from '../../../../content/types.ts'
import { openToday } from '../../../../content/words/clinic.ts'
import { OpenBadge } from './open-badge.ts'
import { longestState, openState } from './open-state.ts'
import classes from './OpenState.module.css'
import { useMinute } from './use-minute.ts'

/**
 * Whether the clinic is open: a prerendered page has no now, and says ‘Open Today’; once it is alive the state in the
 * clinic's own time zone takes its place, in the room of the longest one (docs/decisions/08-open-today.md).
 */
export function OpenState({ location }: { location: Pick<Location, 'hours' | 'specialDays' | 'timeZone'> }) {
  const now = useMinute()
  if (use(OpenBadge) === 'static') return <span>{openToday}</span>
  return (
    <span className={classes['state']} data-room={longestState(location)}>
      <span>{now === null ? openToday : openState(location, new Date(now))}</span>
    </span>
  )
}
