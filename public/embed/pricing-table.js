/**
 * The built-in demonstration pricing table: draws the plans that the page tells it, and takes no payment. Plain DOM calls
 * only, so that the strictest content policy and Trusted Types hold.
 */

import { complete, fail, on, ready } from './part.js'

/** @typedef {{ title: string, price: string, note: string, items: string[] }} Plan */

let isShown = false

on('pricing.show', (wish) => {
  const plans = plansOf(wish)
  if (!plans) return fail('broken')
  if (isShown) return
  isShown = true
  document.getElementById('plans')?.replaceChildren(...plans.map(card))
  ready()
})

/** @param {Plan} plan */
function card({ title, price, note, items }) {
  const [amount = '', per = ''] = price.split('/')
  const choose = element('button', 'Choose this plan')
  choose.type = 'button'
  choose.addEventListener('click', () => {
    document.getElementById('chosen')?.replaceChildren(`${title} is chosen. No payment is taken here.`)
    complete()
  })
  const money = element('p', element('strong', amount), per && ` per ${per}`)
  money.className = 'price'
  const small = element('p', note)
  small.className = 'note'
  const list = element('ul', ...items.map((item) => element('li', item)))
  const made = element('section', element('h2', title), money, small, list, choose)
  made.className = 'plan'
  return made
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function element(tag, ...children) {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

/**
 * @param {unknown} wish
 * @returns {Plan[] | null}
 */
function plansOf(wish) {
  const plans = isRecord(wish) ? wish['plans'] : null
  return Array.isArray(plans) && plans.length > 0 && plans.every(isPlan) ? plans : null
}

/**
 * @param {unknown} value
 * @returns {value is Plan}
 */
function isPlan(value) {
  if (!isRecord(value)) return false
  const { items, ...texts } = value
  const isText = (/** @type {unknown} */ text) => typeof text === 'string'
  return Array.isArray(items) && items.every(isText) && ['title', 'price', 'note'].every((name) => isText(texts[name]))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null
}
