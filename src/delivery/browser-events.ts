import type { Sender } from './sender.ts'

/** Milliseconds within which a page that comes back is shown once, though its tab and itself tell of it. */
const sameReturn = 1000

/** Wakes the sender when the connection is back, and when the page or its tab is shown again. */
export function listenToBrowser({ actor }: Sender): void {
  window.addEventListener('online', () => actor.send({ type: 'browser.online' }))
  let shownAt = -Infinity
  const show = () => {
    if (performance.now() - shownAt < sameReturn) return
    shownAt = performance.now()
    actor.send({ type: 'page.show' })
  }
  window.addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && show())
}
