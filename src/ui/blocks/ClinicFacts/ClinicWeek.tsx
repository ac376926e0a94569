import type { Location } from '../../../../content/types.ts'
import { WeekBars } from '../../graphics/WeekBars/WeekBars.tsx'
import { clinicDay } from './open-state.ts'
import { useMinute } from './use-minute.ts'

/**
 * A clinic's week as bars; once the page is alive, today is highlighted with its special hours, and a tick marks the
 * time.
 */
export function ClinicWeek({ location }: { location: Pick<Location, 'hours' | 'specialDays' | 'timeZone'> }) {
  const now = useMinute()
  const today = now === null ? null : clinicDay(location, new Date(now))
  const week = today ? { ...location.hours, [today.weekday]: today.hours } : location.hours
  return <WeekBars week={week} now={today} />
}
