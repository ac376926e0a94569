import type { DayHours, Weekday } from '../../../../content/types.ts'

/** A week's hours by day; null on a day that is closed. */
export type Week = Readonly<Record<Weekday, DayHours | null>>

/** A clinic's day and its time, `HH:MM`. */
export interface ClinicNow {
  weekday: Weekday
  time: string
}

export const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * The minutes of the day that all seven bars span: from an hour before the first opening to an hour after the last
 * closing.
 */
export function weekScale(week: Week): { start: number; minutes: number } {
  const open = weekdays.flatMap((day) => week[day] ?? [])
  const start = Math.max(0, Math.min(...open.map(({ opens }) => minuteOf(opens))) - 60)
  const end = Math.min(24 * 60, Math.max(...open.map(({ closes }) => minuteOf(closes))) + 60)
  return { start, minutes: end - start }
}

/** '09:30' as 570. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
