import type { Sender } from './sender.ts'

/** Milliseconds within which a page and its tab tell of the same return. */
const sameReturn = 1000

/** Wakes the sender when the connection is back, and when the page or its tab is shown again. */
export function listenToBrowser({ actor }: Sender): void {
  window.addEventListener('online', () => actor.send({ type: 'browser.online' }))
  let told = { by: '', at: -Infinity }
  const show = ({ type }: Event) => {
    const now = performance.now()
    if (type !== told.by && now - told.at < sameReturn) return
    told = { by: type, at: now }
    actor.send({ type: 'page.show' })
  }
  window.addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', (event) => document.visibilityState === 'visible' && show(event))
}
