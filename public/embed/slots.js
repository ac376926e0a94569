/**
 * The demonstration calendar's arithmetic: months, days and free times. Pure: no DOM, no storage, the clock is passed in.
 *
 * A day is a text 'YYYY-MM-DD', a month 'YYYY-MM', a time the minutes after midnight; all three are wall-clock values of
 * the clinic (America/New_York). Only `instantOf` and `clinicNow` cross between the wall clock and real time.
 */

/** @typedef {{ location: string, service: string }} Choice */

export const TIME_ZONE = 'America/New_York'
export const SLOT_MINUTES = 30
/** How many months after the current one can be looked at. */
export const MONTHS_AHEAD = 3

const SLUG = /^[a-z0-9-]{1,40}$/

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
export const WEEKDAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',')

/** Names that their slugs' words do not make up. */
const NAMES = new Map([
  ['shockwave-women', 'Shockwave Therapy for Women'],
  ['shockwave-men', 'Shockwave Therapy for Men'],
])

/** Words that a slug cannot spell. */
const SPELLINGS = new Map([
  ['glp1', 'GLP-1'],
  ['nad', 'NAD+'],
])

/**
 * 'infrared-sauna' -> 'Infrared Sauna'; null for anything that is not a usable slug.
 * @param {string | null | undefined} slug
 * @returns {string | null}
 */
export function nameOfSlug(slug) {
  if (slug === null || slug === undefined || !SLUG.test(slug)) return null
  const name = NAMES.get(slug)
  if (name !== undefined) return name
  const words = slug.split('-').filter((word) => word !== '')
  if (words.length === 0) return null
  return words.map((word) => SPELLINGS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/**
 * @param {string} day
 * @returns {[year: number, month: number, date: number]}
 */
function partsOf(day) {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/**
 * @param {number} year
 * @param {number} month 1-12, values outside roll over
 * @param {number} date 1-31, values outside roll over
 */
function dayOf(year, month, date) {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

/** @param {string} day */
export function monthOf(day) {
  return day.slice(0, 7)
}

/** @param {string} month */
export function firstDay(month) {
  return `${month}-01`
}

/** @param {string} month */
export function lastDay(month) {
  const [year, number] = partsOf(month)
  return dayOf(year, number + 1, 0)
}

/**
 * 0 is Sunday.
 * @param {string} day
 */
export function weekdayOf(day) {
  const [year, month, date] = partsOf(day)
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay()
}

/**
 * @param {string} day
 * @param {number} count
 */
export function addDays(day, count) {
  const [year, month, date] = partsOf(day)
  return dayOf(year, month, date + count)
}

/**
 * @param {string} month
 * @param {number} count
 */
export function addMonths(month, count) {
  const [year, number] = partsOf(month)
  return monthOf(dayOf(year, number + count, 1))
}

/**
 * The same date in another month; its last day when it has no such date (January 31 -> February 28).
 * @param {string} day
 * @param {number} count
 */
export function sameDayInMonth(day, count) {
  const last = lastDay(addMonths(monthOf(day), count))
  const wanted = `${monthOf(last)}-${day.slice(8)}`
  return wanted < last ? wanted : last
}

/**
 * The weeks of a month, Sunday first; null where a cell belongs to another month.
 * @param {string} month
 * @returns {(string | null)[][]}
 */
export function monthGrid(month) {
  const days = Number(lastDay(month).slice(8))
  const offset = weekdayOf(firstDay(month))
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const date = week * 7 + column - offset + 1
      return date >= 1 && date <= days ? `${month}-${String(date).padStart(2, '0')}` : null
    }),
  )
}

/**
 * 'November 2026'
 * @param {string} month
 */
export function monthTitle(month) {
  const [year, number] = partsOf(month)
  return `${MONTHS[number - 1]} ${year}`
}

/**
 * 'Tuesday, November 24, 2026'
 * @param {string} day
 */
export function fullDate(day) {
  const [year, month, date] = partsOf(day)
  return `${WEEKDAYS[weekdayOf(day)]}, ${MONTHS[month - 1]} ${date}, ${year}`
}

/**
 * '10:30 am'
 * @param {number} minutes
 */
export function timeLabel(minutes) {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

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

/**
 * Where a key of the date grid leads; null for a key that is none of the grid's, the same day at an edge.
 * Home and End stay in the month shown, because the days of its neighbours are not drawn.
 * @param {string} day
 * @param {string} key
 * @param {{ first: string, last: string }} range
 * @returns {string | null}
 */
export function dayAfterKey(day, key, range) {
  const wanted = keyTarget(day, key)
  if (wanted === null) return null
  return wanted < range.first || wanted > range.last ? day : wanted
}

/**
 * @param {string} day
 * @param {string} key
 * @returns {string | null}
 */
function keyTarget(day, key) {
  const week = monthGrid(monthOf(day)).find((row) => row.includes(day)) ?? []
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return week.find((cell) => cell !== null) ?? day
    case 'End':
      return week.findLast((cell) => cell !== null) ?? day
    case 'PageUp':
      return sameDayInMonth(day, -1)
    case 'PageDown':
      return sameDayInMonth(day, 1)
    default:
      return null
  }
}
