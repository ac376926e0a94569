import { beforeEach, expect, test, vi } from 'vitest'
import { sessionDrafts } from '../adapters/session-drafts.ts'
import { browserSender } from './browser-sender.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('all deleted in another tab: this tab forgets what was typed; what was stored since then still waits', async () => {
  const channel = new EventTarget()
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return channel
  })
  const drafts = sessionDrafts()
  for (const name of ['lead', 'weight-loss', 'submissions', 'campaign']) drafts.write(name, name)
  await browserSender({ lead: null, inquiry: null }, drafts)
  window.localStorage.setItem('outbox later', '{}')
  channel.dispatchEvent(new MessageEvent('message', { data: { deleted: 'all' } }))
  expect(Object.keys(window.sessionStorage)).toEqual([])
  expect(Object.keys(window.localStorage)).toEqual(['outbox later'])
})
