/** The calendar itself: what is shown and picked, and what comes of what the visitor does. */

import { reportBooking } from '../frame.js'
import { confirmationView } from './confirmation.js'
import { addMonths, dayAfterKey, fullDate, monthGrid, monthOf, monthTitle, sameDayInMonth, timeLabel } from './days.js'
import { byId, element } from './elements.js'
import { dayName, monthView } from './month.js'
import { calendarRange, firstFreeDay, freeTimes, freeTimesText, instantOf } from './slots.js'
import { timesView } from './times.js'

/** @typedef {import('./slots.js').Choice} Choice */

/**
 * Shows the calendar of a clinic's service.
 * @param {Choice} choice
 * @param {{ location: string, service: string }} names as they are written
 */
export function startCalendar(choice, names) {
  new Calendar(choice, names).start()
}

class Calendar {
  #choice
  #names
  #focusedDay
  #shownMonth
  /** @type {string | null} */
  #pickedDay = null
  /** @type {number | null} */
  #pickedTime = null

  #host = byId('calendar')
  #live = byId('live')
  #month
  #times
  #note = element('p', { id: 'confirm-note', class: 'note', 'aria-live': 'polite' })
  #confirm = element('button', { type: 'button', class: 'primary', 'aria-describedby': 'confirm-note' }, 'Confirm')
  #picking

  /**
   * @param {Choice} choice
   * @param {{ location: string, service: string }} names
   */
  constructor(choice, names) {
    this.#choice = choice
    this.#names = names
    this.#focusedDay = firstFreeDay(choice, Date.now())
    this.#shownMonth = monthOf(this.#focusedDay)
    this.#month = monthView(choice, {
      turn: (step) => this.#turnMonth(step),
      pick: (day, byPointer) => this.#pickDay(day, byPointer),
      key: (day, key) => this.#pressKey(day, key),
    })
    this.#times = timesView((minutes) => {
      this.#pickedTime = minutes
      this.#drawConfirm()
    })
    this.#picking = this.#layout()
  }

  start() {
    this.#confirm.addEventListener('click', () => this.#book())
    document.addEventListener('visibilitychange', () => this.#refresh())
    this.#draw()
    this.#host.replaceChildren(this.#picking)
    document.title = `${this.#names.service} at ${this.#names.location}: demonstration booking calendar`
  }

  #layout() {
    const place = element('span', { class: 'place' }, `at ${this.#names.location}`)
    const zone = element('p', { id: 'zone', class: 'zone' }, 'Times are clinic time (Eastern)')
    const finish = element('div', { class: 'finish' }, this.#confirm, this.#note)
    return element(
      'div',
      { class: 'picking' },
      element('header', { class: 'head' }, element('h1', {}, `${this.#names.service} `, place)),
      this.#month.root,
      element('div', { class: 'slots' }, this.#times.root, zone, finish),
    )
  }

  /** @param {string} day */
  #free(day) {
    return freeTimes(this.#choice, day, Date.now())
  }

  /** @param {string} text */
  #announce(text) {
    this.#live.textContent = text
  }

  #draw() {
    this.#drawMonth()
    const free = this.#pickedDay === null ? [] : this.#free(this.#pickedDay)
    if (this.#pickedTime !== null && !free.includes(this.#pickedTime)) this.#pickedTime = null
    this.#times.draw(this.#pickedDay, free, this.#pickedTime)
    this.#drawConfirm()
  }

  #drawMonth() {
    const [shownMonth, focusedDay, pickedDay] = [this.#shownMonth, this.#focusedDay, this.#pickedDay]
    this.#month.draw({ shownMonth, focusedDay, pickedDay }, Date.now())
  }

  #drawConfirm() {
    const [day, minutes] = [this.#pickedDay, this.#pickedTime]
    const isReady = day !== null && minutes !== null
    this.#confirm.setAttribute('aria-disabled', String(!isReady))
    this.#note.classList.remove('warning')
    this.#note.textContent = isReady ? `${fullDate(day)} at ${timeLabel(minutes)}` : ''
  }

  /** @param {string} text */
  #warn(text) {
    this.#note.classList.add('warning')
    this.#note.textContent = text
  }

  /**
   * Moves the grid's tab stop, into another month where need be.
   * @param {string} day
   */
  #moveTo(day) {
    const hasTurned = monthOf(day) !== this.#shownMonth
    this.#focusedDay = day
    this.#shownMonth = monthOf(day)
    this.#drawMonth()
    if (hasTurned) this.#announce(this.#monthInWords())
  }

  #monthInWords() {
    const days = monthGrid(this.#shownMonth).flat()
    const free = days.filter((day) => day !== null && this.#free(day).length > 0).length
    const counted = free === 0 ? 'no days' : free === 1 ? '1 day' : `${free} days`
    return `${monthTitle(this.#shownMonth)}, ${counted} with free times`
  }

  /** @param {number} step */
  #turnMonth(step) {
    const { today, firstMonth, lastMonth } = calendarRange(Date.now())
    const month = addMonths(this.#shownMonth, step)
    if (month < firstMonth || month > lastMonth) return
    const wanted = sameDayInMonth(this.#focusedDay, step)
    this.#moveTo(wanted < today ? today : wanted)
  }

  /**
   * @param {string} day
   * @param {string} key
   * @returns {boolean} whether the key is one of the grid's
   */
  #pressKey(day, key) {
    const target = dayAfterKey(day, key, calendarRange(Date.now()))
    if (target === null) return false
    this.#moveTo(target)
    this.#month.cellOf(target)?.focus()
    return true
  }

  /**
   * @param {string} day
   * @param {boolean} byPointer
   */
  #pickDay(day, byPointer) {
    this.#moveTo(day)
    const count = this.#free(day).length
    if (count === 0) return this.#announce(`${dayName(this.#choice, day, Date.now())}. Choose another day.`)
    if (day !== this.#pickedDay) this.#pickedTime = null
    this.#pickedDay = day
    this.#draw()
    this.#announce(`${fullDate(day)} picked, ${freeTimesText(count)} after the calendar`)
    // In one column the times may lie below the fold: bring them in, once the frame had time to grow.
    if (byPointer && window.innerWidth < 640) window.setTimeout(() => this.#bringTimesIn(), 200)
  }

  #bringTimesIn() {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    this.#times.root.scrollIntoView({ block: 'nearest', behavior })
  }

  #book() {
    const [day, minutes] = [this.#pickedDay, this.#pickedTime]
    if (day === null) return this.#warn('Choose a day first, then a time.')
    if (minutes === null) return this.#warn('Choose a time first.')
    if (this.#free(day).includes(minutes)) return this.#showConfirmation(day, minutes)
    this.#draw()
    this.#warn('That time has just passed. Choose another one.')
  }

  /**
   * @param {string} day
   * @param {number} minutes
   */
  #showConfirmation(day, minutes) {
    const { location: locationName, service: serviceName } = this.#names
    const appointment = { locationName, serviceName, day, minutes }
    const { root, heading } = confirmationView(appointment, () => this.#backToTimes())
    this.#host.replaceChildren(root)
    heading.focus()
    const when = `${fullDate(day)} at ${timeLabel(minutes)}`
    this.#announce(`Demonstration complete: ${serviceName}, ${locationName}, ${when}. No appointment was made.`)
    reportBooking({ ...this.#choice, start: new Date(instantOf(day, minutes)).toISOString() })
  }

  #backToTimes() {
    this.#draw()
    this.#host.replaceChildren(this.#picking)
    this.#announce('')
    const target = this.#times.focusable() ?? this.#month.cellOf(this.#focusedDay)
    if (target instanceof HTMLElement) target.focus()
  }

  /** A tab left open over night comes back with yesterday's days and times. */
  #refresh() {
    if (document.visibilityState !== 'visible' || !this.#picking.isConnected) return
    const { today, first, last } = calendarRange(Date.now())
    if (this.#focusedDay < first || this.#focusedDay > last) this.#focusedDay = today
    if (!this.#month.cellOf(this.#focusedDay)) this.#shownMonth = monthOf(this.#focusedDay)
    const isSame = this.#pickedDay === null || this.#free(this.#pickedDay).length === this.#times.count()
    if (isSame) this.#drawMonth()
    else this.#draw()
  }
}
