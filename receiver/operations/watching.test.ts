import { connect } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Entry } from '../log.ts'
import { NotStored } from '../not-stored.ts'
import { readQueues } from './queues.ts'
import { createStore, type LeadStore } from '../requests/store.ts'
import { openDatabase } from '../database/open.ts'
import { addHealth } from './health.ts'
import { addMetrics, countAnswers, countForwards, createMetrics, type Metrics } from './metrics.ts'

const body = JSON.stringify({ firstName: 'Canary', phone: '6095550199' })

let folder: string
let database: Database
let store: LeadStore
let metrics: Metrics
let app: FastifyInstance
let lines: Entry[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watching-'))
  const now = () => Promise.resolve(Date.parse('2026-11-26T10:01:30.000Z'))
  database = { ...(await openDatabase({ databaseUrl: null, file: join(folder, 'leads.db') })), now }
  store = createStore(database, { channels: ['mail', 'hook'] })
  metrics = createMetrics({ database, channels: ['mail', 'hook'], version: '1.2.3' })
  lines = []
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('There is nothing here.'))
  countAnswers(app, metrics)
  app.post('/leads', (_request, reply) => reply.code(201).send('Received.'))
  addHealth(app, {
    store: { tryDisk: () => store.tryDisk() },
    database,
    channels: ['mail', 'hook'],
    folder,
    limit: 0,
    log: (entry) => lines.push(entry),
  })
  addMetrics(app, metrics)
})

afterEach(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Stores two requests, one sent by mail, the other given up, none through the hook; and one that turned out as spam. */
async function storeTwo(): Promise<void> {
  await store.insert({ id: 'canary-1', kind: 'lead', body, received: '2026-11-26T10:00:00.000Z' })
  await store.insert({ id: 'canary-2', kind: 'lead', body, received: '2026-11-26T10:01:00.000Z' })
  await store.insert({ id: 'canary-3', kind: 'lead', body, received: '2026-11-20T10:00:00.000Z' })
  await database.run(`UPDATE leads SET state = 'spam' WHERE id = 'canary-3'`)
  await database.run(`UPDATE forwards SET state = 'sent' WHERE lead = 'canary-1' AND channel = 'mail'`)
  await database.run(`UPDATE forwards SET state = 'failed' WHERE lead = 'canary-2' AND channel = 'mail'`)
}

/** The lines of our own metrics. */
async function measured(): Promise<string[]> {
  const text = await metrics.text()
  return text.split('\n').filter((line) => line.startsWith('receiver_'))
}

describe('the health of a receiver', () => {
  test('says that it can store, how much room there is, and how forwarding stands', async () => {
    await storeTwo()
    const answer = await app.inject('/health')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(answer.json()).toEqual({
      status: 'ok',
      reason: null,
      freeBytes: expect.any(Number),
      oldestWaitingSeconds: 90,
      failedForwards: 1,
    })
    expect(answer.body).not.toMatch(/canary|609/i)
  })

  test('is asked for by its head alone, too', async () => {
    const { statusCode, body: nothing } = await app.inject({ method: 'HEAD', url: '/health' })
    expect([statusCode, nothing]).toEqual([200, ''])
  })

  test('is failing, for a reason that is logged, where nothing could be stored', async () => {
    store.tryDisk = () => Promise.reject(new NotStored('leads.db is gone'))
    const answer = await app.inject('/health')
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'failing', reason: 'leads.db is gone' }])
    expect((await app.inject({ method: 'HEAD', url: '/health' })).statusCode).toBe(503)
    const line = { server: 'receiver', health: 'failing', reason: 'leads.db is gone' }
    expect(lines).toEqual([line, line])
  })

  test('is failing where the database is gone, and says nothing of what it held', async () => {
    await database.close()
    const answer = await app.inject('/health')
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { oldestWaitingSeconds: null }])
    await reopen()
  })
})

test('what is queued for a channel that is switched off raises no alarm', async () => {
  await storeTwo()
  const queuesOf = (...channels: string[]) => readQueues(database, channels)
  expect(await queuesOf('mail', 'hook')).toMatchObject({ oldestWaitingSeconds: 90, failed: 1 })
  expect(await queuesOf('hook')).toMatchObject({ oldestWaitingSeconds: 90, failed: 0 })
  expect(await queuesOf('mail')).toMatchObject({ oldestWaitingSeconds: 0, failed: 1 })
  expect(await queuesOf()).toMatchObject({ oldestWaitingSeconds: 0, failed: 0 })
})

test('a request that begins to wait long after it came has waited since then', async () => {
  await store.insert({ id: 'canary-1', kind: 'lead', body, received: '2026-11-24T10:00:00.000Z' })
  await database.run(`UPDATE forwards SET created = '2026-11-26T10:01:20.000Z'`)
  expect(await readQueues(database, ['mail', 'hook'])).toMatchObject({ oldestWaitingSeconds: 10 })
})

describe('the metrics', () => {
  test('count answers and tries, and say how forwarding stands', async () => {
    await storeTwo()
    await app.inject({ method: 'POST', url: '/leads' })
    await app.inject({ method: 'POST', url: '/leads' })
    await app.inject({ method: 'POST', url: '/leads?name=Canary' })
    await app.inject({ method: 'POST', url: '/nowhere/Canary' })
    const log = countForwards((entry) => lines.push(entry), metrics)
    log({ server: 'forwarding', channel: 'mail', outcome: 'accepted', tries: 1, ms: 20 })
    log({ server: 'forwarding', channel: 'mail', outcome: 'down', reason: 'It does not answer.' })
    log({ server: 'forwarding', channel: 'mail', outcome: 'given up', tries: 9, ms: 20 })
    log({ server: 'forwarding', channel: 'mail', outcome: 'given up', count: 40, reason: 'It does not answer.' })
    expect(await measured()).toEqual([
      'receiver_requests_total{kind="lead",answer="201"} 3',
      'receiver_forward_tries_total{channel="mail",outcome="accepted"} 1',
      'receiver_forward_tries_total{channel="mail",outcome="given up"} 41',
      `receiver_build_info{version="1.2.3",node="${process.version}",database="sqlite"} 1`,
      'receiver_database_up 1',
      expect.stringMatching(/^receiver_database_bytes [1-9]\d{4,}$/),
      'receiver_forwards{channel="hook",state="waiting"} 2',
      'receiver_forwards{channel="mail",state="failed"} 1',
      'receiver_forwards{channel="mail",state="sent"} 1',
      'receiver_oldest_waiting_seconds 90',
      'receiver_forwards_failed 1',
    ])
    expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_seconds [\d.]+$/m)
    expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+$/m)
  })

  test('are given where the database does not answer', async () => {
    await database.close()
    expect(await measured()).toContain('receiver_database_up 0')
    await reopen()
  })

  test('are for programs on this machine that ask directly', async () => {
    const statusOf = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
      (await app.inject({ url: '/metrics', ...options })).statusCode
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200)
    for (const remoteAddress of ['192.0.2.7', '10.127.0.1', '::ffff:10.0.0.1'])
      expect(await statusOf({ remoteAddress })).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await statusOf({ headers: { [name]: '127.0.0.1' } })).toBe(404)
    await app.listen({ port: 0, host: '127.0.0.1' })
    expect(await statusOfOldRequest(Number(new URL(app.listeningOrigin).port))).toBe('HTTP/1.1 404 Not Found')
  })
})

/** Opens the database again, so that it can be closed once more. */
async function reopen(): Promise<void> {
  database = await openDatabase({ databaseUrl: null, file: join(folder, 'leads.db') })
}

/** Asks for the metrics by HTTP/1.0, as nginx does on its own. */
function statusOfOldRequest(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /metrics HTTP/1.0\r\n\r\n'))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
  })
}
