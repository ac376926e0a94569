/**
 * The demonstration calendar's free times. Pure: no storage, the clock is passed in.
 *
 * Days, months and times are wall-clock values of the clinic (America/New_York), as in days.js; only `instantOf` and
 * `clinicNow` cross between the wall clock and real time.
 */

import { addDays, addMonths, firstDay, lastDay, monthOf, partsOf, weekdayOf } from './days.js'

/** @typedef {{ location: string, service: string }} Choice */

export const TIME_ZONE = 'America/New_York'
export const SLOT_MINUTES = 30
/** How many months after the current one can be looked at. */
const MONTHS_AHEAD = 3

/** @param {number} count */
export function freeTimesText(count) {
  return count === 0 ? 'no free times' : count === 1 ? '1 free time' : `${count} free times`
}

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * What the clinic's wall clock shows at an instant.
 * @param {number} now milliseconds since 1970
 * @returns {{ day: string, minutes: number }}
 */
export function clinicNow(now) {
  /** @type {Record<string, string>} */
  const part = {}
  for (const { type, value } of wallClock.formatToParts(now)) part[type] = value
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) }
}

/**
 * The instant at which the clinic's wall clock shows this day and time.
 * @param {string} day
 * @param {number} minutes
 */
export function instantOf(day, minutes) {
  const [year, month, date] = partsOf(day)
  const wanted = Date.UTC(year, month - 1, date, 0, minutes)
  let instant = wanted
  // The first round finds the offset near the wanted time, the second settles it on the days the clocks change.
  for (let round = 0; round < 2; round += 1) {
    const shown = clinicNow(instant)
    const [shownYear, shownMonth, shownDate] = partsOf(shown.day)
    instant += wanted - Date.UTC(shownYear, shownMonth - 1, shownDate, 0, shown.minutes)
  }
  return instant
}

/**
 * FNV-1a, 32 bits.
 * @param {string} text
 */
function hash(text) {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/**
 * A repeatable row of numbers in [0, 1) (mulberry32).
 * @param {number} seed
 */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * First start and closing time of a day: 9am-7pm from Monday to Friday, 10am-4pm at weekends.
 * @param {string} day
 * @returns {[first: number, end: number]}
 */
export function openingHours(day) {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6 ? [600, 960] : [540, 1140]
}

/**
 * The free times of a day: always the same for the same choice and day, about one day in nine is full, and none is past.
 * @param {Choice} choice
 * @param {string} day
 * @param {number} now milliseconds since 1970
 * @returns {number[]} minutes after midnight, ascending
 */
export function freeTimes(choice, day, now) {
  const clinic = clinicNow(now)
  if (day < clinic.day) return []
  const next = numbersFrom(hash(`${choice.location}|${choice.service}|${day}`))
  if (next() < 0.11) return []
  const share = 0.25 + next() * 0.35
  const [first, end] = openingHours(day)
  /** @type {number[]} */
  const times = []
  for (let minutes = first; minutes + SLOT_MINUTES <= end; minutes += SLOT_MINUTES) {
    if (next() < share) times.push(minutes)
  }
  return day === clinic.day ? times.filter((minutes) => minutes > clinic.minutes) : times
}

/**
 * The days that can be looked at: the whole current month and the next three.
 * @param {number} now milliseconds since 1970
 */
export function calendarRange(now) {
  const today = clinicNow(now).day
  const lastMonth = addMonths(monthOf(today), MONTHS_AHEAD)
  return { today, firstMonth: monthOf(today), lastMonth, first: firstDay(monthOf(today)), last: lastDay(lastMonth) }
}

/**
 * The first day that has a free time; today when there is none at all.
 * @param {Choice} choice
 * @param {number} now milliseconds since 1970
 */
export function firstFreeDay(choice, now) {
  const { today, last } = calendarRange(now)
  for (let day = today; day <= last; day = addDays(day, 1)) {
    if (freeTimes(choice, day, now).length > 0) return day
  }
  return today
}
