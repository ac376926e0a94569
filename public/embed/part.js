/**
 * What a document under /embed/ says to the page around it, and hears from it: `["part.ready"]`, `["part.height", px]`,
 * `["part.complete"]`, `["part.failed", reason]`; the page greets with `["part.hello"]` and gets the last word again.
 * It speaks with one origin: the site's that its document names, else its own.
 */

const framed = window.parent !== window && location.origin !== 'null'
const site = document.documentElement.dataset['site'] ?? location.origin

/** @type {Map<unknown, (detail: unknown) => void>} */
const wishes = new Map()

/** @type {unknown[]} */
let lastWord = []
let reported = -1

/** The part works: says so, and from now on how high it is. */
export function ready() {
  say(['part.ready'])
  reportHeight()
  new ResizeObserver(reportHeight).observe(document.documentElement)
}

/** The visitor has finished. */
export function complete() {
  post(['part.complete'])
}

/** @param {'blocked' | 'broken' | 'unavailable'} reason */
export function fail(reason) {
  say(['part.failed', reason])
}

/**
 * Does what the page asks for by this name.
 * @param {string} name
 * @param {(detail: unknown) => void} act
 */
export function on(name, act) {
  wishes.set(name, act)
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (!framed || source !== window.parent || origin !== site || !Array.isArray(data)) return
  if (data[0] === 'part.hello' && lastWord.length > 0) post(lastWord)
  else wishes.get(data[0])?.(data[1])
})

function reportHeight() {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
  if (height !== reported) post(['part.height', height])
  reported = height
}

/** @param {unknown[]} word */
function say(word) {
  lastWord = word
  post(word)
}

/**
 * Says something in a part's own words.
 * @param {unknown[]} message
 */
export function post(message) {
  if (framed) window.parent.postMessage(message, site)
}
