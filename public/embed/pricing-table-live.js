/**
 * A configured provider's pricing table: its script is loaded once, when the page says which table to show. The part is
 * ready when the provider's element has come to a height of its own, not before: an element that stays empty has failed.
 */

import { fail, on, ready } from './part.js'

const elementName = 'stripe-pricing-table'
/** px: an empty element has none, one that shows plans has far more. */
const smallest = 100
/** ms */
const patience = 8000
/** ms */
const betweenLooks = 100

const settings = document.querySelector('script[data-script]')?.attributes
const container = document.getElementById('table')
let isAsked = false

on('pricing.show', (wish) => {
  const table = tableOf(wish)
  if (!table || !settings || !container) return fail('broken')
  if (isAsked) return
  isAsked = true
  show(table, container)
})

/**
 * @param {string} table
 * @param {HTMLElement} place
 */
function show(table, place) {
  const script = document.createElement('script')
  script.src = setting('data-script')
  const timer = setTimeout(() => fail('unavailable'), patience)
  /** @param {'blocked' | 'broken'} reason */
  const giveUp = (reason) => {
    clearTimeout(timer)
    fail(reason)
  }
  script.addEventListener('error', () => {
    console.error('Failed to load script')
    giveUp('blocked')
  })
  script.addEventListener('load', () => {
    if (!customElements.get(elementName)) return giveUp('broken')
    watch(place, () => {
      clearTimeout(timer)
      ready()
    })
    const element = document.createElement(elementName)
    element.setAttribute('pricing-table-id', table)
    element.setAttribute('publishable-key', setting('data-key'))
    place.append(element)
  })
  document.head.append(script)
}

/**
 * Asks in turn: a browser does not draw a frame of another origin while it is out of sight, and its observers wait.
 * @param {HTMLElement} place
 * @param {() => void} onShown
 */
function watch(place, onShown) {
  const looking = setInterval(() => {
    if (place.getBoundingClientRect().height <= smallest) return
    clearInterval(looking)
    onShown()
  }, betweenLooks)
}

/** @param {string} name */
function setting(name) {
  return settings?.getNamedItem(name)?.value ?? ''
}

/**
 * @param {unknown} wish
 * @returns {string | null}
 */
function tableOf(wish) {
  const table = typeof wish === 'object' && wish !== null && 'table' in wish ? wish.table : null
  return typeof table === 'string' && table !== '' ? table : null
}
