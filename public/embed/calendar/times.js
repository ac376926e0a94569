/** The free times of the picked day, and what there is to read while none is picked. */

import { fullDate, timeLabel } from './days.js'
import { element } from './elements.js'

/** @param {(minutes: number) => void} pick the visitor has chosen a time */
export function timesView(pick) {
  const root = element('div', { class: 'times' })
  root.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) pick(Number(event.target.value))
  })
  return {
    root,
    /**
     * @param {string | null} day
     * @param {readonly number[]} free
     * @param {number | null} picked
     */
    draw(day, free, picked) {
      if (day === null) return root.replaceChildren(...noDay())
      root.replaceChildren(free.length === 0 ? nothingLeft(day) : timeList(day, free, picked))
    },
    /** How many times are offered. */
    count: () => root.querySelectorAll('input').length,
    /** Where the focus goes among them. */
    focusable: () => root.querySelector('input:checked') ?? root.querySelector('input'),
  }
}

function noDay() {
  const key = element('p', { class: 'key' }, element('span', { class: 'key-tile', 'aria-hidden': 'true' }))
  key.append('Bold, tinted days have free times.')
  return [element('p', { class: 'times-empty' }, 'Choose a day to see its free times.'), key]
}

/** @param {string} day */
function nothingLeft(day) {
  return element('p', { class: 'times-empty' }, `No free times are left on ${fullDate(day)}.`)
}

/**
 * @param {string} day
 * @param {readonly number[]} free
 * @param {number | null} picked
 */
function timeList(day, free, picked) {
  const times = free.map((minutes) => {
    const radio = element('input', { type: 'radio', name: 'time', value: String(minutes) })
    radio.checked = minutes === picked
    return element('label', { class: 'time' }, radio, element('span', {}, timeLabel(minutes)))
  })
  const legend = element('legend', {}, `Free times on ${fullDate(day)}`)
  return element('fieldset', { 'aria-describedby': 'zone' }, legend, element('div', { class: 'time-list' }, ...times))
}
