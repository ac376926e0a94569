import { expect, test, vi } from 'vitest'
import { device, senderOver, silence } from '../../tests/support/test-sender.ts'
import { listenToBrowser } from './browser-events.ts'

test.each([
  ['visible', [[{ type: 'page.show' }]]],
  ['hidden', []],
] as const)('a tab that becomes %s tells the sender %j', (state, events) => {
  const { sender } = senderOver(device().outbox, silence)
  const told = vi.spyOn(sender.actor, 'send')
  listenToBrowser(sender)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(told.mock.calls).toEqual(events)
})
