/** Runs in a measured page before any script of its own. */
;(() => {
  /** @type {import('../seen.ts').Seen} */
  const seen = { lcp: 0, cls: 0, blocking: 0, alive: null, menuAlive: null, tapToPainted: null, inp: 16, keys: [] }
  globalThis.benchWatch = { seen, aim, expect }

  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (seen.lcp = startTime))
  observe({ type: 'longtask' }, ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  observe({ type: 'layout-shift' }, (entry) => {
    const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false
    if (isOwn && 'value' in entry && typeof entry.value === 'number') seen.cls += entry.value
  })
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const isInteraction = 'interactionId' in entry && entry.interactionId !== 0
    if (isInteraction) seen.inp = Math.max(seen.inp, entry.duration)
  })
  observe({ type: 'mark' }, ({ name, startTime }) => {
    if (name === 'alive') seen.alive ??= startTime
  })
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp))),
    { capture: true },
  )
  new MutationObserver((_, observer) => {
    if (!document.querySelector('nav[data-phase]')) return
    seen.menuAlive = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-phase'] })

  /**
   * @param {PerformanceObserverInit & { durationThreshold?: number }} what
   * @param {(entry: PerformanceEntry) => void} use
   */
  function observe(what, use) {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ ...what, buffered: true })
  }

  /** @param {string} selector */
  function visible(selector) {
    const look = { opacityProperty: true, visibilityProperty: true }
    return [...document.querySelectorAll(selector)].find(
      (element) => element.checkVisibility(look) && element.getBoundingClientRect().height > 0,
    )
  }

  /** @param {string} selector */
  function aim(selector) {
    const target = visible(selector)
    if (!target) throw new Error(`Nothing to tap: ${selector}`)
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }

  /**
   * @param {string} selector
   * @param {boolean} isShown
   */
  function expect(selector, isShown) {
    seen.tapToPainted = null
    seen.inp = 16
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })

    /** @param {number} tapped */
    function look(tapped) {
      if ((visible(selector) !== undefined) !== isShown) requestAnimationFrame(() => look(tapped))
      else requestAnimationFrame(() => setTimeout(() => (seen.tapToPainted = performance.now() - tapped)))
    }
  }
})()
