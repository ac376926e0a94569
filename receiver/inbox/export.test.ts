import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { openInbox, signedIn } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'
import type { KeptLead } from '../requests/store.ts'

const token = 'a-token-of-more-than-24-characters'

/** A stored request with a name of this length. */
function leadOf(length: number): KeptLead {
  const body = JSON.stringify({ name: 'x'.repeat(length) })
  return { id: 'x', kind: 'lead', body, received: '', clinic: '', state: 'new', lastAct: '' }
}

/** Asks a listening inbox for the export over a connection of its own. */
function exportOver(app: FastifyInstance): Socket {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /leads.csv HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

test('an export that nobody reads any more is ended, and holds nothing of the database', async () => {
  const ended = new EventEmitter()
  const released = once(ended, 'released')
  const lead = leadOf(10_000)
  const rows = async function* () {
    try {
      for (;;) yield lead
    } finally {
      ended.emit('released')
    }
  }
  const { app } = await openInbox({ exportToken: token, patience: 200, store: { rows } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = exportOver(app)
  await once(socket, 'readable')
  await released
  expect(socket.destroyed).toBe(false)
  socket.destroy()
  await app.close()
})

test('an export that is broken off before its first piece is read holds nothing of the database', async () => {
  const events = new EventEmitter()
  const [asked, gate, released] = [once(events, 'asked'), once(events, 'gate'), once(events, 'released')]
  const rows = async function* () {
    try {
      events.emit('asked')
      await gate
      for (;;) yield leadOf(10_000)
    } finally {
      events.emit('released')
    }
  }
  const { app } = await openInbox({ exportToken: token, store: { rows } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const closed = new Promise((resolve) => app.server.once('connection', (served) => served.once('close', resolve)))
  const socket = exportOver(app)
  await asked
  socket.destroy()
  await closed
  events.emit('gate')
  expect(await released).toEqual([])
  await app.close()
})

test('an export lets others be answered between its pieces', async () => {
  const lead = leadOf(1000)
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

test('an export says which clinic answers a request, in which state it is, and when staff last did something', async () => {
  const inbox = await openInbox()
  const id = (await storeSamples(inbox.store, inbox.clock.now)).get('Aisha Rahman') ?? ''
  const owner = await signedIn(inbox, 'Olive Owner')
  await owner.post(`/requests/${id}/clinic`, { clinic: 'montclair' })
  inbox.clock.now += 60_000
  await owner.post(`/requests/${id}/done`)
  const [head = '', ...lines] = (await owner.get('/leads.csv')).body.split('\r\n')
  expect(head).toMatch(/"assigned clinic","request state","last act at","more"$/)
  const names = head.split(',')
  expect(new Set(names).size).toBe(names.length)
  expect(lines.find((line) => line.includes(id))).toMatch(/"montclair","done","2026-11-23T14:06:00.000Z",""$/)
  expect(lines.find((line) => line.includes('cheap'))).toMatch(/"","spam","",""$/)
  await inbox.app.close()
})
