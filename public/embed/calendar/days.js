/**
 * The demonstration calendar's days, months and times, and how they are written. Pure: no DOM, no clock.
 *
 * A day is a text 'YYYY-MM-DD', a month 'YYYY-MM', a time the minutes after midnight; all three are wall-clock values of
 * the clinic.
 */

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
export const WEEKDAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',')

/**
 * @param {string} day
 * @returns {[year: number, month: number, date: number]}
 */
export function partsOf(day) {
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
