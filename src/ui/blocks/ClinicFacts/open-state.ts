import * as words from '../../../../content/words/clinic.ts'
import { dayNames, describeTime } from '../../../../content/hours.ts'
import type { DayHours, Location, Weekday } from '../../../../content/types.ts'
import { clinicClock } from './clinic-clock.ts'

type Hours = Pick<Location, 'hours' | 'specialDays' | 'timeZone'>

const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** 'Open now, closes 7pm', 'Closed now, opens 9am' or 'Closed, opens Fri 9am': the clinic's own clock decides, not the visitor's. */
export function openState(location: Hours, now: Date): string {
  const { date, time, hours: today } = clinicDay(location, now)
  if (today && time < today.opens) return words.opensAt(describeTime(today.opens))
  if (today && time < today.closes) return words.closesAt(describeTime(today.closes))
  for (let days = 1; days <= weekdays.length; days++) {
    const { weekday, hours } = dayOn(location, dayAfter(date, days))
    if (hours) return words.opensOn(dayNames[weekday], describeTime(hours.opens))
  }
  return words.closedToday
}

/** The longest that the clinic may ever say, and ‘Open Today’ among it. */
export function longestState({ hours, specialDays }: Pick<Hours, 'hours' | 'specialDays'>): string {
  const days = [...Object.values(hours), ...specialDays.map((day) => day.hours)].filter((day) => day !== null)
  const timed = days.flatMap(({ opens, closes }) => [
    words.opensAt(describeTime(opens)),
    words.closesAt(describeTime(closes)),
    ...Object.values(dayNames).map((day) => words.opensOn(day, describeTime(opens))),
  ])
  const says = [words.openToday, words.closedToday, ...timed]
  return says.reduce((longest, one) => (one.length > longest.length ? one : longest))
}

interface Day {
  /** `YYYY-MM-DD`. */
  date: string
  weekday: Weekday
  /** Null: closed. */
  hours: DayHours | null
}

interface ClinicDay extends Day {
  /** `HH:MM`. */
  time: string
}

/** What day and time it is at a clinic, and its hours on that day. */
export function clinicDay(location: Hours, now: Date): ClinicDay {
  const { date, time } = clinicClock(location.timeZone, now)
  return { ...dayOn(location, date), time }
}

function dayOn({ hours, specialDays }: Pick<Hours, 'hours' | 'specialDays'>, date: string): Day {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun'
  const special = specialDays.find((day) => day.date === date)
  return { date, weekday, hours: special ? special.hours : hours[weekday] }
}

function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
