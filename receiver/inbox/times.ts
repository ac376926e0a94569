import { promised } from '../requests/promise.ts'

const day = 24 * 60 * 60 * 1000

/** When a request received at this time (ISO 8601) has to be answered, in milliseconds since 1970. */
export function dueOf(received: string): number {
  return Date.parse(received) + promised
}

/** What stands before the time until which a request has to be answered. */
export function dueWords(received: string, now: number): 'Due' | 'Overdue since' {
  return dueOf(received) <= now ? 'Overdue since' : 'Due'
}

/** A time in milliseconds since 1970: 'today 3:40 pm', 'Mon, Nov 23, 9:12 am', with the year where it is another one. */
export function describeTime(time: number, now: number, zone: string): string {
  if (!Number.isFinite(time)) return 'at an unknown time'
  const { weekday, month, date, year, clock } = partsOf(time, zone)
  const away = dayNumber(time, zone) - dayNumber(now, zone)
  const near = ['yesterday', 'today', 'tomorrow'][away + 1]
  if (near !== undefined) return `${near} ${clock}`
  const isThisYear = year === partsOf(now, zone).year
  return `${weekday}, ${month} ${date}, ${isThisYear ? '' : `${year}, `}${clock}`
}

/** A time in milliseconds since 1970 for who reads it on another day: 'Mon, Nov 23, 2026, 9:12 am'. */
export function describeFully(time: number, zone: string): string {
  if (!Number.isFinite(time)) return 'at an unknown time'
  const { weekday, month, date, year, clock } = partsOf(time, zone)
  return `${weekday}, ${month} ${date}, ${year}, ${clock}`
}

/** How many days of the calendar lie between now and when a request is due: 0 today, 1 tomorrow, negative before. */
export function daysUntilDue(received: string, now: number, zone: string): number {
  return dayNumber(dueOf(received), zone) - dayNumber(now, zone)
}

/** Days of the calendar since 1970, by the clocks of a zone. */
function dayNumber(time: number, zone: string): number {
  const { year, monthNumber, date } = partsOf(time, zone)
  return Date.UTC(Number(year), Number(monthNumber) - 1, Number(date)) / day
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const found =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
  formats.set(zone, found)
  return found
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function partsOf(time: number, zone: string) {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const monthNumber = read('month')
  return {
    weekday: read('weekday'),
    month: months[Number(monthNumber) - 1] ?? '',
    monthNumber,
    date: read('day'),
    year: read('year'),
    clock: `${read('hour')}:${read('minute')} ${read('dayPeriod').toLowerCase()}`,
  }
}
