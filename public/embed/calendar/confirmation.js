/** What a booked visit looks like. */

import { fullDate, timeLabel } from './days.js'
import { element, icon } from './elements.js'
import { SLOT_MINUTES } from './slots.js'

/**
 * @typedef {object} Appointment
 * @property {string} locationName
 * @property {string} serviceName
 * @property {string} day 'YYYY-MM-DD', clinic time
 * @property {number} minutes minutes after midnight, clinic time
 */

/**
 * @param {Appointment} appointment
 * @param {() => void} chooseAgain
 */
export function confirmationView(appointment, chooseAgain) {
  const heading = element('h1', { tabindex: '-1' }, 'Demonstration complete')
  const again = element('button', { type: 'button', class: 'secondary' }, 'Choose another time')
  again.addEventListener('click', chooseAgain)
  const root = element(
    'div',
    { class: 'confirmed' },
    icon('M5 12.5 10 17.5 19 7', 'seal'),
    heading,
    element('p', {}, 'This is how a booked visit looks. No appointment was made, and nothing was stored.'),
    facts(appointment),
    element('div', { class: 'actions' }, again),
  )
  return { root, heading }
}

/** @param {Appointment} appointment */
function facts({ serviceName, locationName, day, minutes }) {
  const times = element('span', {}, `${timeLabel(minutes)} to ${timeLabel(minutes + SLOT_MINUTES)}`)
  const zone = element('span', { class: 'unit' }, 'Clinic time (Eastern)')
  return element(
    'dl',
    {},
    fact('What', serviceName),
    fact('Where', locationName),
    fact('When', element('span', {}, fullDate(day)), times, zone),
  )
}

/**
 * @param {string} name
 * @param {...(Node | string)} values
 */
function fact(name, ...values) {
  return element('div', {}, element('dt', {}, name), element('dd', {}, ...values))
}
