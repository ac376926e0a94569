/**
 * The built-in demonstration scheduler: a time, a payment that is none, a confirmation. It asks for nothing personal and
 * stores nothing. To the page around it it reports its completion and, as `["demo.payment"]`, the payment.
 */

import { complete, post, ready } from './part.js'
import { addDays, fullDate, timeLabel } from './calendar/days.js'
import { calendarRange, freeTimes } from './calendar/slots.js'

const choice = { location: 'online', service: 'video-consultation' }
const timesShown = 8

/**
 * Milliseconds within which the page around has replaced this document by what follows the payment: a step of its own
 * before that would be said by a screen reader at times. Alone, it shows its own at once.
 */
const replaced = window.parent === window ? 0 : 500

/** @param {string} id */
function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The scheduler's document has no #${id}`)
  return found
}

const booking = byId('booking')
const done = byId('done')
const times = byId('times')
const note = byId('note')

/**
 * The next free times, soonest first.
 * @param {number} now milliseconds since 1970
 */
function nextTimes(now) {
  const { today, last } = calendarRange(now)
  /** @type {string[]} */
  const found = []
  for (let day = today; day <= last && found.length < timesShown; day = addDays(day, 1)) {
    found.push(...freeTimes(choice, day, now).map((minutes) => `${shortDate(day)}, ${timeLabel(minutes)}`))
  }
  return found.slice(0, timesShown)
}

/**
 * 'Tue, Nov 24'
 * @param {string} day
 */
function shortDate(day) {
  const [weekday = '', date = ''] = fullDate(day).split(', ')
  const [month = '', number = ''] = date.split(' ')
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${number}`
}

/** @param {string} text */
function option(text) {
  const label = document.createElement('label')
  const radio = document.createElement('input')
  label.className = 'time'
  radio.type = 'radio'
  radio.name = 'time'
  radio.value = text
  label.append(radio, text)
  return label
}

booking.addEventListener('submit', (event) => {
  event.preventDefault()
  const picked = times.querySelector('input:checked')
  if (!(picked instanceof HTMLInputElement)) {
    note.classList.add('warning')
    note.textContent = 'Choose a time first.'
    return
  }
  byId('when').textContent = `This is how a paid consultation looks: ${picked.value}.`
  post(['demo.payment'])
  complete()
  setTimeout(showDone, replaced)
})

function showDone() {
  booking.hidden = true
  done.hidden = false
  done.querySelector('h1')?.focus()
}

times.addEventListener('change', () => {
  note.classList.remove('warning')
  note.textContent = ''
})

byId('again').addEventListener('click', () => {
  done.hidden = true
  booking.hidden = false
  times.querySelector('input')?.focus()
})

times.replaceChildren(option('Now, with the next provider'), ...nextTimes(Date.now()).map(option))
booking.hidden = false
ready()
