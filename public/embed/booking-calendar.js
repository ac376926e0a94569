/**
 * The built-in demonstration booking calendar: a month of days, the free times of one day, a confirmation. It asks for
 * nothing personal and stores nothing. Plain DOM calls only (no markup from text, no inline style), so that the
 * strictest content policy and Trusted Types hold.
 */

import { reportBooking, reportSize, reportUnavailable } from './frame.js'
import { calendarFile, calendarFileName } from './ics.js'
import {
  SLOT_MINUTES,
  WEEKDAYS,
  addMonths,
  calendarRange,
  dayAfterKey,
  firstFreeDay,
  freeTimes,
  freeTimesText,
  fullDate,
  instantOf,
  monthGrid,
  monthOf,
  monthTitle,
  nameOfSlug,
  sameDayInMonth,
  timeLabel,
} from './slots.js'

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/**
 * @param {string} path
 * @param {string} className
 */
function icon(path, className) {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['class', className],
    ['aria-hidden', 'true'],
    ['focusable', 'false'],
  ]) {
    svg.setAttribute(String(name), String(value))
  }
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/** @param {string} id */
function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The calendar's document has no #${id}`)
  return found
}

const host = byId('calendar')
const live = byId('live')

/** @param {string} text */
function announce(text) {
  live.textContent = text
}

/**
 * @param {{ location: string, service: string }} choice
 * @param {{ location: string, service: string }} names
 */
function startCalendar(choice, names) {
  let focusedDay = firstFreeDay(choice, Date.now())
  let shownMonth = monthOf(focusedDay)
  /** @type {string | null} */
  let pickedDay = null
  /** @type {number | null} */
  let pickedTime = null
  let drawnFor = ''
  let fileUrl = ''

  /** @type {Map<string, HTMLTableCellElement>} */
  const cells = new Map()

  // --- the pieces that stay ---

  const heading = element('h1', {}, `${names.service} `, element('span', { class: 'place' }, `at ${names.location}`))
  const title = element('h2', { id: 'month', class: 'month-title' })
  const previous = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Previous month' },
    icon('M14.5 5.5 8 12l6.5 6.5', 'icon'),
  )
  const next = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Next month' },
    icon('M9.5 5.5 16 12l-6.5 6.5', 'icon'),
  )
  const weeks = element('tbody')
  const grid = element(
    'table',
    { role: 'grid', class: 'month', 'aria-labelledby': 'month' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...WEEKDAYS.map((name) =>
          element(
            'th',
            { scope: 'col', abbr: name },
            element('span', { 'aria-hidden': 'true' }, name.slice(0, 2)),
            element('span', { class: 'visually-hidden' }, name),
          ),
        ),
      ),
    ),
    weeks,
  )
  const times = element('div', { class: 'times' })
  const note = element('p', { id: 'confirm-note', class: 'note', 'aria-live': 'polite' })
  const confirm = element('button', { type: 'button', class: 'primary', 'aria-describedby': 'confirm-note' }, 'Confirm')
  const picking = element(
    'div',
    { class: 'picking' },
    element('header', { class: 'head' }, heading),
    element(
      'section',
      { class: 'days', 'aria-labelledby': 'month' },
      element('div', { class: 'month-bar' }, previous, title, next),
      grid,
    ),
    element(
      'div',
      { class: 'slots' },
      times,
      element('p', { id: 'zone', class: 'zone' }, 'Times are clinic time (Eastern)'),
      element('div', { class: 'finish' }, confirm, note),
    ),
  )

  // --- drawing ---

  /** @param {string} day */
  function dayName(day) {
    const now = Date.now()
    const past = day < calendarRange(now).today
    return `${fullDate(day)}, ${past ? 'past' : freeTimesText(freeTimes(choice, day, now).length)}`
  }

  /** Builds the month's cells; the same month on the same day keeps its cells, so that the focus stays. */
  function drawMonth() {
    const now = Date.now()
    const { today, firstMonth, lastMonth } = calendarRange(now)
    previous.setAttribute('aria-disabled', String(shownMonth <= firstMonth))
    next.setAttribute('aria-disabled', String(shownMonth >= lastMonth))
    title.textContent = monthTitle(shownMonth)

    if (drawnFor !== `${shownMonth} ${today}`) {
      drawnFor = `${shownMonth} ${today}`
      cells.clear()
      weeks.replaceChildren(
        ...monthGrid(shownMonth).map((week) =>
          element(
            'tr',
            {},
            ...week.map((day) => {
              if (day === null) return element('td', { class: 'blank' })
              const cell = element(
                'td',
                { class: 'day', 'data-day': day },
                element('span', { class: 'tile' }, element('span', { class: 'number' }, String(Number(day.slice(8))))),
              )
              if (day === today) cell.setAttribute('aria-current', 'date')
              cells.set(day, cell)
              return cell
            }),
          ),
        ),
      )
    }

    for (const [day, cell] of cells) {
      cell.setAttribute('aria-label', dayName(day))
      cell.setAttribute('aria-selected', String(day === pickedDay))
      cell.setAttribute('aria-disabled', String(freeTimes(choice, day, now).length === 0))
      cell.tabIndex = day === focusedDay ? 0 : -1
    }
  }

  function drawTimes() {
    if (pickedDay === null) {
      times.replaceChildren(
        element('p', { class: 'times-empty' }, 'Choose a day to see its free times.'),
        element(
          'p',
          { class: 'key' },
          element('span', { class: 'key-tile', 'aria-hidden': 'true' }),
          'Bold, tinted days have free times.',
        ),
      )
      return
    }
    const day = pickedDay
    const free = freeTimes(choice, day, Date.now())
    if (pickedTime !== null && !free.includes(pickedTime)) pickedTime = null
    if (free.length === 0) {
      times.replaceChildren(element('p', { class: 'times-empty' }, `No free times are left on ${fullDate(day)}.`))
      return
    }
    times.replaceChildren(
      element(
        'fieldset',
        { 'aria-describedby': 'zone' },
        element('legend', {}, `Free times on ${fullDate(day)}`),
        element(
          'div',
          { class: 'time-list' },
          ...free.map((minutes) => {
            const radio = element('input', { type: 'radio', name: 'time', value: String(minutes) })
            radio.checked = minutes === pickedTime
            return element('label', { class: 'time' }, radio, element('span', {}, timeLabel(minutes)))
          }),
        ),
      ),
    )
  }

  function drawConfirm() {
    const ready = pickedDay !== null && pickedTime !== null
    confirm.setAttribute('aria-disabled', String(!ready))
    note.classList.remove('warning')
    note.textContent =
      pickedDay !== null && pickedTime !== null ? `${fullDate(pickedDay)} at ${timeLabel(pickedTime)}` : ''
  }

  /** @param {string} text */
  function warn(text) {
    note.classList.add('warning')
    note.textContent = text
  }

  function draw() {
    drawMonth()
    drawTimes()
    drawConfirm()
  }

  // --- what the visitor does ---

  /** @param {string} month */
  function monthAnnouncement(month) {
    const now = Date.now()
    const free = monthGrid(month)
      .flat()
      .filter((day) => day !== null && freeTimes(choice, day, now).length > 0).length
    const days = free === 0 ? 'no days' : free === 1 ? '1 day' : `${free} days`
    return `${monthTitle(month)}, ${days} with free times`
  }

  /**
   * Moves the grid's tab stop, into another month where need be.
   * @param {string} day
   */
  function moveTo(day) {
    const turned = monthOf(day) !== shownMonth
    focusedDay = day
    shownMonth = monthOf(day)
    drawMonth()
    if (turned) announce(monthAnnouncement(shownMonth))
  }

  /** @param {number} step */
  function turnMonth(step) {
    const { today, firstMonth, lastMonth } = calendarRange(Date.now())
    const month = addMonths(shownMonth, step)
    if (month < firstMonth || month > lastMonth) return
    const wanted = sameDayInMonth(focusedDay, step)
    moveTo(wanted < today ? today : wanted)
  }

  /**
   * @param {string} day
   * @param {boolean} byPointer
   */
  function pick(day, byPointer) {
    moveTo(day)
    const count = freeTimes(choice, day, Date.now()).length
    if (count === 0) {
      announce(`${dayName(day)}. Choose another day.`)
      return
    }
    if (day !== pickedDay) pickedTime = null
    pickedDay = day
    draw()
    announce(`${fullDate(day)} picked, ${freeTimesText(count)} after the calendar`)
    // In one column the times may lie below the fold: bring them in, once the frame had time to grow.
    if (byPointer && window.innerWidth < 640) {
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
      window.setTimeout(() => times.scrollIntoView({ block: 'nearest', behavior }), 200)
    }
  }

  function book() {
    if (pickedDay === null) {
      warn('Choose a day first, then a time.')
      return
    }
    if (pickedTime === null) {
      warn('Choose a time first.')
      return
    }
    if (!freeTimes(choice, pickedDay, Date.now()).includes(pickedTime)) {
      draw()
      warn('That time has just passed. Choose another one.')
      return
    }
    showConfirmation(pickedDay, pickedTime)
  }

  /**
   * @param {string} day
   * @param {number} minutes
   */
  function showConfirmation(day, minutes) {
    const appointment = {
      ...choice,
      locationName: names.location,
      serviceName: names.service,
      day,
      minutes,
    }
    const file = new Blob([calendarFile(appointment, Date.now())], { type: 'text/calendar;charset=utf-8' })
    fileUrl = URL.createObjectURL(file)
    const done = element('h1', { tabindex: '-1' }, 'Demonstration complete')
    const again = element('button', { type: 'button', class: 'secondary' }, 'Choose another time')
    again.addEventListener('click', backToTimes)
    host.replaceChildren(
      element(
        'div',
        { class: 'confirmed' },
        icon('M5 12.5 10 17.5 19 7', 'seal'),
        done,
        element('p', {}, 'This is how a booked visit looks. No appointment was made, and nothing was stored.'),
        element(
          'dl',
          {},
          element('div', {}, element('dt', {}, 'What'), element('dd', {}, names.service)),
          element('div', {}, element('dt', {}, 'Where'), element('dd', {}, names.location)),
          element(
            'div',
            {},
            element('dt', {}, 'When'),
            element(
              'dd',
              {},
              element('span', {}, fullDate(day)),
              element('span', {}, `${timeLabel(minutes)} to ${timeLabel(minutes + SLOT_MINUTES)}`),
              element('span', { class: 'unit' }, 'Clinic time (Eastern)'),
            ),
          ),
        ),
        element(
          'div',
          { class: 'actions' },
          element(
            'a',
            { class: 'primary', href: fileUrl, download: calendarFileName(appointment) },
            'Add to calendar (.ics)',
          ),
          again,
        ),
      ),
    )
    done.focus()
    announce(
      `Demonstration complete: ${names.service}, ${names.location}, ${fullDate(day)} at ${timeLabel(minutes)}. ` +
        'No appointment was made.',
    )
    reportBooking({ ...choice, start: new Date(instantOf(day, minutes)).toISOString() })
  }

  function backToTimes() {
    URL.revokeObjectURL(fileUrl)
    draw()
    host.replaceChildren(picking)
    announce('')
    const target = times.querySelector('input:checked') ?? times.querySelector('input') ?? cells.get(focusedDay)
    if (target instanceof HTMLElement) target.focus()
  }

  // --- events ---

  /** @param {Event} event */
  function dayAt(event) {
    const cell = event.target instanceof Element ? event.target.closest('[data-day]') : null
    return cell?.getAttribute('data-day') ?? null
  }

  previous.addEventListener('click', () => turnMonth(-1))
  next.addEventListener('click', () => turnMonth(1))

  weeks.addEventListener('click', (event) => {
    const day = dayAt(event)
    if (day === null) return
    pick(day, event.detail > 0)
    cells.get(day)?.focus()
  })

  weeks.addEventListener('keydown', (event) => {
    const day = dayAt(event)
    if (day === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) pick(day, false)
      return
    }
    const target = dayAfterKey(day, event.key, calendarRange(Date.now()))
    if (target === null) return
    event.preventDefault()
    moveTo(target)
    cells.get(target)?.focus()
  })

  times.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    pickedTime = Number(event.target.value)
    drawConfirm()
  })

  confirm.addEventListener('click', book)

  // A tab left open over night comes back with yesterday's days and times.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !picking.isConnected) return
    const { today, first, last } = calendarRange(Date.now())
    if (focusedDay < first || focusedDay > last) focusedDay = today
    if (!cells.has(focusedDay)) shownMonth = monthOf(focusedDay)
    if (
      pickedDay === null ||
      freeTimes(choice, pickedDay, Date.now()).length === times.querySelectorAll('input').length
    ) {
      drawMonth()
    } else {
      draw()
    }
  })

  draw()
  host.replaceChildren(picking)
  document.title = `${names.service} at ${names.location}: demonstration booking calendar`
}

function showUnavailable() {
  host.replaceChildren(
    element(
      'div',
      { class: 'unavailable' },
      element('h1', {}, 'This calendar is not available'),
      element('p', {}, 'Its address names no location or service we know. Please call the clinic to book.'),
    ),
  )
}

const asked = new URLSearchParams(location.search)
const choice = { location: asked.get('location') ?? '', service: asked.get('service') ?? '' }
const locationName = nameOfSlug(choice.location)
const serviceName = nameOfSlug(choice.service)

if (locationName === null || serviceName === null) {
  showUnavailable()
  reportUnavailable()
} else {
  startCalendar(choice, { location: locationName, service: serviceName })
  reportSize()
}
