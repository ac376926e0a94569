import type { Sender } from './sender.ts'

/** Wakes the sender when the connection is back, and when the page or its tab is shown again. */
export function listenToBrowser({ actor }: Sender): void {
  window.addEventListener('online', () => actor.send({ type: 'browser.online' }))
  const show = () => actor.send({ type: 'page.show' })
  window.addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && show())
}
