/**
 * What a document under /embed/ says to the page around it, and hears from it: `["part.ready"]`, `["part.height", px]`,
 * `["part.complete"]`, `["part.failed", reason]`; the page greets with `["part.hello"]` and gets the last word again.
 * Same origin only. A classic script, first in the document: it must be there before any foreign script can fail.
 */
window.part = (() => {
  const framed = window.parent !== window && location.origin !== 'null'
  const wishes = new Map()
  let status = null
  let height = 0

  /** @param {unknown[]} message */
  const post = (message) => {
    if (framed) window.parent.postMessage(message, location.origin)
  }

  /** @param {unknown[]} message */
  const say = (message) => {
    status = message
    post(message)
  }

  const measure = () => {
    const now = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (now === height) return
    height = now
    if (status?.[0] === 'part.ready') post(['part.height', height])
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (!framed || source !== window.parent || origin !== location.origin || !Array.isArray(data)) return
    const [name, detail] = data
    if (name === 'part.hello' && status) post(status)
    else wishes.get(name)?.(detail)
  })

  const fail = (reason) => {
    if (status?.[0] !== 'part.failed') say(['part.failed', reason])
  }

  window.addEventListener(
    'error',
    ({ target }) => fail(target instanceof HTMLScriptElement ? 'blocked' : 'broken'),
    true,
  )
  window.addEventListener('securitypolicyviolation', () => fail('blocked'))

  return {
    /** The part works: says so, and from now on how high it is. */
    ready: () => {
      say(['part.ready'])
      measure()
      post(['part.height', height])
      new ResizeObserver(measure).observe(document.documentElement)
    },
    /** The visitor has finished. */
    complete: () => post(['part.complete']),
    fail,
    /** Does what the page asks for by this name. */
    on: (name, act) => wishes.set(name, act),
  }
})()
