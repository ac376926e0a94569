import * as words from '../../../../content/words/clinic.ts'
import { describeTime } from '../../../../content/hours.ts'
import type { DayHours, Location, Weekday } from '../../../../content/types.ts'

type Hours = Pick<Location, 'hours' | 'specialDays' | 'timeZone'>

const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** 'Open now, closes 7pm', 'Closed now, opens 9am' or 'Closed today': the clinic's own clock decides, not the visitor's. */
export function openState(location: Hours, now: Date): string {
  const { time, hours: today } = clinicDay(location, now)
  if (!today) return words.closedToday
  if (time < today.opens) return words.opensAt(describeTime(today.opens))
  if (time < today.closes) return words.closesAt(describeTime(today.closes))
  return words.closedForToday
}

/** The longest that the clinic may ever say, and ‘Open Today’ among it. */
export function longestState({ hours, specialDays }: Pick<Hours, 'hours' | 'specialDays'>): string {
  const days = [...Object.values(hours), ...specialDays.map((day) => day.hours)].filter((day) => day !== null)
  const timed = days.flatMap(({ opens, closes }) => [
    words.opensAt(describeTime(opens)),
    words.closesAt(describeTime(closes)),
  ])
  const says = [words.openToday, words.closedToday, words.closedForToday, ...timed]
  return says.reduce((longest, one) => (one.length > longest.length ? one : longest))
}

interface ClinicDay {
  weekday: Weekday
  /** `HH:MM`. */
  time: string
  /** Null: closed. */
  hours: DayHours | null
}

/** What day and time it is at a clinic, and its hours on that day. */
export function clinicDay({ hours, specialDays, timeZone }: Hours, now: Date): ClinicDay {
  const { date, time } = clinicClock(timeZone, now)
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun'
  const special = specialDays.find((day) => day.date === date)
  return { weekday, time, hours: special ? special.hours : hours[weekday] }
}

/** The clinic's date (`YYYY-MM-DD`) and time (`HH:MM`) at a moment. */
function clinicClock(timeZone: string, moment: Date): { date: string; time: string } {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [date = '', time = ''] = written.split(' ')
  return { date, time }
}
