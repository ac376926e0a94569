import { useSyncExternalStore } from 'react'
import type { Location } from '../../../../content/types.ts'
import { openState } from './open-state.ts'

const minute = 60_000

/** Whether the clinic is open now, in its own time zone; said once the page is alive, since a prerendered page has no now. */
export function OpenState({ location }: { location: Pick<Location, 'hours' | 'specialDays' | 'timeZone'> }) {
  const minutes = useSyncExternalStore(everyMinute, currentMinute, () => null)
  return minutes !== null && <span>{openState(location, new Date(minutes * minute))}</span>
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute)
}
