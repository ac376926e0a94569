import type { Location } from '../../../../content/types.ts'

type TimeZone = Location['timeZone']

/** How many hours standard time is ahead of UTC. Only zones that change their clocks: Arizona and Hawaii do not. */
const standardOf: Readonly<Record<TimeZone, number>> = { 'America/New_York': -5 }

const hour = 3_600_000
const [march, november] = [2, 10]

/**
 * A clinic's date (`YYYY-MM-DD`) and time (`HH:MM`) at a moment, by the rule of law (15 U.S.C. 260a) instead of the
 * browser's: the first `Intl.DateTimeFormat` of a page takes a phone 50 ms, on every page that shows a clinic.
 */
export function clinicClock(timeZone: TimeZone, moment: Date): { date: string; time: string } {
  const standard = moment.getTime() + standardOf[timeZone] * hour
  const [date = '', time = ''] = new Date(standard + (isSummer(standard) ? hour : 0)).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** From 2am on the second Sunday of March to 2am, which is 1am of standard time, on the first Sunday of November. */
function isSummer(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear()
  return standard >= sundayFrom(year, march, 8) + 2 * hour && standard < sundayFrom(year, november, 1) + hour
}

/** The beginning of the first Sunday from this day on. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return Date.UTC(year, month, day + ((7 - weekday) % 7))
}
