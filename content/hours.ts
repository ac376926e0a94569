import type { DayHours, WeeklyHours, Weekday } from './types.ts'

export interface HoursLine {
  days: string
  hours: string
}

/** As the clinics' pages write them. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const weekend = ['sat', 'sun'] as const

/** A week's hours with equal days grouped: 'Mon-Fri', 'Mon/Tue/Thu', 'Weekends'. */
export function describeHours(hours: WeeklyHours): HoursLine[] {
  return [...groupEqual(hours, workdays).map(withDayNames), ...describeWeekend(hours)]
}

/** The same in one line: 'Mon-Fri 9am-7pm, weekends 10am-4pm'. */
export function describeHoursInline(hours: WeeklyHours): string {
  return describeHours(hours)
    .map(({ days, hours: span }) => `${days === 'Weekends' ? 'weekends' : days} ${span}`)
    .join(', ')
}

/** '9am-7pm'. */
export function describeDay({ opens, closes }: DayHours): string {
  return `${describeTime(opens)}-${describeTime(closes)}`
}

/** '19:00' as '7pm', '09:30' as '9:30am'. */
export function describeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

interface DayGroup {
  days: readonly Weekday[]
  hours: string
}

function groupEqual(hours: WeeklyHours, days: readonly Weekday[]): DayGroup[] {
  const spans = new Set(days.map((day) => describeDay(hours[day])))
  return [...spans].map((span) => ({ days: days.filter((day) => describeDay(hours[day]) === span), hours: span }))
}

function describeWeekend(hours: WeeklyHours): HoursLine[] {
  const groups = groupEqual(hours, weekend)
  return groups.length === 1
    ? groups.map((group) => ({ days: 'Weekends', hours: group.hours }))
    : groups.map(withDayNames)
}

function withDayNames({ days, hours }: DayGroup): HoursLine {
  const names = days.map((day) => dayNames[day])
  return { days: isRun(days) ? `${names.at(0)}-${names.at(-1)}` : names.join('/'), hours }
}

function isRun(days: readonly Weekday[]): boolean {
  const places = days.map((day) => workdays.findIndex((workday) => workday === day))
  return days.length > 2 && places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) === 1)
}
