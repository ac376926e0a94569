import { expect, test, vi } from 'vitest'
import { device, senderOver, silence } from '../../tests/support/test-sender.ts'
import { listenToBrowser } from './browser-events.ts'

/** What its sender is told where the browser is heard. */
function heard() {
  const { sender } = senderOver(device().outbox, silence)
  const told = vi.spyOn(sender.actor, 'send')
  listenToBrowser(sender)
  return told.mock.calls
}

const changed = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('a page that comes back from the browser’s cache tells of it once, though its tab does, too, and later again', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const told = heard()
  changed()
  window.dispatchEvent(new Event('pageshow'))
  expect(told).toEqual([[{ type: 'page.show' }]])
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('pageshow'))
  expect(told).toHaveLength(2)
  vi.useRealTimers()
})

test.each([
  ['a page', () => window.dispatchEvent(new Event('pageshow'))],
  ['a tab', changed],
])('%s that is shown twice tells of it twice, however soon', (_, shown) => {
  const told = heard()
  shown()
  shown()
  expect(told).toHaveLength(2)
})

test.each([
  ['visible', [[{ type: 'page.show' }]]],
  ['hidden', []],
] as const)('a tab that becomes %s tells the sender %j', (state, events) => {
  const told = heard()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  changed()
  expect(told).toEqual(events)
})
