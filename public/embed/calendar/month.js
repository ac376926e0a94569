/** The month of days: a grid by the ARIA Authoring Practices, with one tab stop, and buttons that turn the month. */

import { WEEKDAYS, fullDate, monthGrid, monthTitle } from './days.js'
import { element, icon } from './elements.js'
import { calendarRange, freeTimes, freeTimesText } from './slots.js'

/** @typedef {import('./slots.js').Choice} Choice */
/** @typedef {{ shownMonth: string, focusedDay: string, pickedDay: string | null }} Shown */

/**
 * @param {Choice} choice
 * @param {{ turn: (step: number) => void, pick: (day: string, byPointer: boolean) => void, key: (day: string, key: string) => boolean }} on
 *   what the visitor does; `key` says whether the key is one of the grid's
 */
export function monthView(choice, on) {
  const title = element('h2', { id: 'month', class: 'month-title' })
  const previous = turnButton('Previous month', 'M14.5 5.5 8 12l6.5 6.5', () => on.turn(-1))
  const next = turnButton('Next month', 'M9.5 5.5 16 12l-6.5 6.5', () => on.turn(1))
  const weeks = element('tbody')
  const names = element('thead', {}, element('tr', {}, ...WEEKDAYS.map(weekdayHead)))
  const grid = element('table', { role: 'grid', class: 'month', 'aria-labelledby': 'month' }, names, weeks)
  const bar = element('div', { class: 'month-bar' }, previous, title, next)
  /** @type {Map<string, HTMLTableCellElement>} */
  let cells = new Map()
  let drawnFor = ''

  listen(weeks, on, (day) => cells.get(day)?.focus())
  return {
    root: element('section', { class: 'days', 'aria-labelledby': 'month' }, bar, grid),
    /** @param {string} day */
    cellOf: (day) => cells.get(day),
    /**
     * The same month on the same day keeps its cells, so that the focus stays.
     * @param {Shown} shown
     * @param {number} now
     */
    draw(shown, now) {
      const { today, firstMonth, lastMonth } = calendarRange(now)
      previous.setAttribute('aria-disabled', String(shown.shownMonth <= firstMonth))
      next.setAttribute('aria-disabled', String(shown.shownMonth >= lastMonth))
      title.textContent = monthTitle(shown.shownMonth)
      if (drawnFor !== `${shown.shownMonth} ${today}`) {
        drawnFor = `${shown.shownMonth} ${today}`
        cells = drawWeeks(weeks, shown.shownMonth, today)
      }
      for (const [day, cell] of cells) markCell(cell, day, shown, choice, now)
    },
  }
}

/**
 * 'Tuesday, November 24, 2026, 5 free times'
 * @param {Choice} choice
 * @param {string} day
 * @param {number} now
 */
export function dayName(choice, day, now) {
  const isPast = day < calendarRange(now).today
  return `${fullDate(day)}, ${isPast ? 'past' : freeTimesText(freeTimes(choice, day, now).length)}`
}

/**
 * @param {string} label
 * @param {string} path
 * @param {() => void} press
 */
function turnButton(label, path, press) {
  const button = element('button', { type: 'button', class: 'icon-button', 'aria-label': label }, icon(path, 'icon'))
  button.addEventListener('click', press)
  return button
}

/** @param {string} name */
function weekdayHead(name) {
  const short = element('span', { 'aria-hidden': 'true' }, name.slice(0, 2))
  return element('th', { scope: 'col', abbr: name }, short, element('span', { class: 'visually-hidden' }, name))
}

/**
 * @param {HTMLElement} weeks
 * @param {string} month
 * @param {string} today
 * @returns {Map<string, HTMLTableCellElement>} by day
 */
function drawWeeks(weeks, month, today) {
  /** @type {Map<string, HTMLTableCellElement>} */
  const cells = new Map()
  /** @param {string | null} day */
  const cellOf = (day) => {
    if (day === null) return element('td', { class: 'blank' })
    const number = element('span', { class: 'number' }, String(Number(day.slice(8))))
    const cell = element('td', { class: 'day', 'data-day': day }, element('span', { class: 'tile' }, number))
    if (day === today) cell.setAttribute('aria-current', 'date')
    cells.set(day, cell)
    return cell
  }
  weeks.replaceChildren(...monthGrid(month).map((week) => element('tr', {}, ...week.map(cellOf))))
  return cells
}

/**
 * @param {HTMLTableCellElement} cell
 * @param {string} day
 * @param {Shown} shown
 * @param {Choice} choice
 * @param {number} now
 */
function markCell(cell, day, { focusedDay, pickedDay }, choice, now) {
  cell.setAttribute('aria-label', dayName(choice, day, now))
  cell.setAttribute('aria-selected', String(day === pickedDay))
  cell.setAttribute('aria-disabled', String(freeTimes(choice, day, now).length === 0))
  cell.tabIndex = day === focusedDay ? 0 : -1
}

/**
 * @param {HTMLElement} weeks
 * @param {Parameters<typeof monthView>[1]} on
 * @param {(day: string) => void} focus
 */
function listen(weeks, on, focus) {
  weeks.addEventListener('click', (event) => {
    const day = dayAt(event)
    if (day === null) return
    on.pick(day, event.detail > 0)
    focus(day)
  })
  weeks.addEventListener('keydown', (event) => {
    const day = dayAt(event)
    if (day === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) on.pick(day, false)
      return
    }
    if (on.key(day, event.key)) event.preventDefault()
  })
}

/** @param {Event} event */
function dayAt(event) {
  const cell = event.target instanceof Element ? event.target.closest('[data-day]') : null
  return cell?.getAttribute('data-day') ?? null
}
