import type { Sender } from './sender.ts'

/** Wakes the sender when the connection is back, and when the page is shown again. */
export function listenToBrowser({ actor }: Sender): void {
  window.addEventListener('online', () => actor.send({ type: 'browser.online' }))
  window.addEventListener('pageshow', () => actor.send({ type: 'page.show' }))
}
