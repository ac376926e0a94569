import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openInbox } from '../../tests/support/inbox.ts'
import type { StoredLead } from '../requests/store.ts'

const token = 'a-token-of-more-than-24-characters'

test('an export that nobody reads any more is ended, and holds nothing of the database', async () => {
  const ended = new EventEmitter()
  const released = once(ended, 'released')
  const lead: StoredLead = { id: 'x', kind: 'lead', body: JSON.stringify({ name: 'x'.repeat(10_000) }), received: '' }
  const rows = async function* () {
    try {
      for (;;) yield lead
    } finally {
      ended.emit('released')
    }
  }
  const { app } = await openInbox({ exportToken: token, patience: 200, store: { rows } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /leads.csv HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`)
  await once(socket, 'readable')
  await released
  expect(socket.destroyed).toBe(false)
  socket.destroy()
  await app.close()
})

test('an export lets others be answered between its pieces', async () => {
  const lead: StoredLead = { id: 'x', kind: 'lead', body: JSON.stringify({ name: 'x'.repeat(1000) }), received: '' }
  const rows = async function* () {
    for (let count = 0; count < 5000; count += 1) yield lead
  }
  const { app } = await openInbox({ exportToken: token, store: { rows } })
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 0)
  const { body } = await app.inject({ url: '/leads.csv', headers: { authorization: `Bearer ${token}` } })
  clearInterval(ticking)
  expect(body.length).toBeGreaterThan(5_000_000)
  expect(turns).toBeGreaterThan(5)
  await app.close()
})
