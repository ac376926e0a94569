import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLeadStore, type OpenStore } from '../tests/support/lead-store.ts'
import { addHealth } from './operations/health.ts'
import { logTo } from './log.ts'
import { NotStored } from './not-stored.ts'
import { bodyLimit, createReceiver, mostConnections, type ReceiverOptions } from './server.ts'

const origin = 'https://www.example.com'
const id = '3f0c1c62-1a51-4a8e-9c57-0a7c6f3c1d11'
const lead = { id, firstName: 'Canary Lovelace', phone: '(609) 555-0199' }

let store: OpenStore
let lines: string[]
let server: Awaited<ReturnType<typeof createReceiver>>
let base: string

beforeEach(async () => {
  store = await openLeadStore()
  await listen()
})

afterEach(async () => {
  server.server.closeAllConnections()
  await server.close()
  await store.close()
})

async function listen(changes: Partial<ReceiverOptions> = {}) {
  lines = []
  const log = logTo((line) => lines.push(line))
  const options: ReceiverOptions = {
    store,
    origins: [origin],
    limit: 0,
    proxies: 'loopback',
    now: async () => Date.now(),
    log,
    metrics: { answered: () => undefined },
    ...changes,
  }
  server = await createReceiver(options)
  addHealth(server, { store, database: store.database, channels: [], folder: null, limit: options.limit, log })
  base = await server.listen({ port: 0, host: '127.0.0.1' })
}

function post(body: unknown, headers: Record<string, string> = {}, path = '/leads') {
  const all = { 'content-type': 'application/json', 'idempotency-key': id, origin, ...headers }
  return fetch(base + path, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

describe('the receiver', () => {
  test('stores a lead and an inquiry from the site, which may read the answer and when to come again', async () => {
    const answer = await post(lead)
    expect([answer.status, await answer.text()]).toEqual([201, 'Received.'])
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-expose-headers')).toBe('idempotency-key, retry-after')
    const inquiry = `${id}-2`
    expect((await post({ id: inquiry }, { 'idempotency-key': inquiry }, '/franchise')).status).toBe(201)
    expect((await store.all()).map(({ kind }) => kind)).toEqual(['lead', 'franchise'])
  })

  test('echoes the id of what is stored, the first time and again, and of nothing else', async () => {
    const echoes = async (body: unknown) => {
      const { status, headers } = await post(body)
      return [status, headers.get('idempotency-key')]
    }
    expect(await echoes(lead)).toEqual([201, id])
    expect(await echoes(lead)).toEqual([200, id])
    expect(await echoes({ ...lead, firstName: 'Canary Byron' })).toEqual([422, null])
    expect(await echoes([])).toEqual([400, null])
  })

  test('answers the browser’s question before it', async () => {
    const answer = await fetch(`${base}/leads`, { method: 'OPTIONS', headers: { origin } })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      vary: 'Origin',
    })
  })

  test.each(['https://www.example.com.evil.test', 'http://www.example.com', 'null'])(
    'takes nothing from a page of %s and lets it read nothing',
    async (foreign) => {
      const answer = await post(lead, { origin: foreign })
      const question = await fetch(`${base}/leads`, { method: 'OPTIONS', headers: { origin: foreign } })
      expect([answer.status, question.status]).toEqual([403, 403])
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
      expect(await store.all()).toEqual([])
    },
  )

  test.each([
    ['/leads', 'lead'],
    ['/franchise?name=Canary', 'franchise'],
  ])('counts a browser’s question from a page of another origin, about %s, among the answers', async (path, kind) => {
    await server.close()
    const counted: [string, number][] = []
    await listen({ metrics: { answered: (...answer) => void counted.push(answer) } })
    await fetch(base + path, { method: 'OPTIONS', headers: { origin: 'https://example.com' } })
    await fetch(base + path, { method: 'OPTIONS', headers: { origin } })
    await fetch(`${base}/Canary`, { method: 'OPTIONS', headers: { origin: 'https://example.com' } })
    await vi.waitFor(() => expect(lines).toHaveLength(3))
    expect(counted).toEqual([[kind, 403]])
  })

  test('refuses a body over its limit, whether its length is announced or not', async () => {
    const large = { ...lead, name: 'x'.repeat(bodyLimit) }
    expect((await post(large)).status).toBe(413)
    const unannounced = request(`${base}/leads`, { method: 'POST' })
    unannounced.setHeader('transfer-encoding', 'chunked')
    unannounced.end(JSON.stringify(large))
    expect(await once(unannounced, 'response')).toMatchObject([{ statusCode: 413 }])
    expect(await store.all()).toEqual([])
  })

  test('takes a body of just its limit', async () => {
    const rest = bodyLimit - JSON.stringify({ ...lead, note: '' }).length
    expect((await post({ ...lead, note: 'x'.repeat(rest) })).status).toBe(201)
    expect((await post({ ...lead, note: 'x'.repeat(rest + 1) })).status).toBe(413)
  })

  test('asks for another try, at a given time, where the disk fails, and logs why', async () => {
    store.insert = async () => {
      const error = new Error('UNIQUE constraint failed: Canary Lovelace')
      throw Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' })
    }
    const answer = await post(lead)
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      503,
      '30',
      'Not stored: send it again later.',
    ])
    expect(lines.join('\n')).toMatch(
      /"POST","path":"\/leads","status":503,"ms":\d+,"reason":"database or disk is full"}$/,
    )
  })

  test('is not ready where nothing could be stored', async () => {
    store.tryDisk = async () => {
      throw new NotStored('leads.db is gone')
    }
    const answer = await fetch(`${base}/health`)
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'failing', reason: 'leads.db is gone' }])
    expect((await fetch(`${base}/health`, { method: 'HEAD' })).status).toBe(503)
    expect(lines.join('\n')).toMatch(/"health":"failing","reason":"leads\.db is gone"}/)
  })

  test('stores nothing of a body that breaks off, and lives on', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write(
      `POST /leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"id":`,
    )
    socket.end()
    socket.resume()
    await once(socket, 'close')
    expect((await fetch(`${base}/health`)).status).toBe(200)
    expect(await store.all()).toEqual([])
  })

  test.each([
    ['GET', '/leads', 405],
    ['DELETE', '/leads', 405],
    ['GET', '/', 404],
    ['GET', '/constructor', 404],
    ['POST', '/__proto__', 404],
    ['GET', '/health', 200],
    ['HEAD', '/health', 200],
    ['POST', '/health', 404],
    ['POST', '/leads.csv', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await fetch(base + path, { method })).status).toBe(status)
  })
})

test('the log says what happened and nothing of a lead', async () => {
  await post(lead)
  await post({ ...lead, firstName: 'Canary Byron' })
  await post(lead, { origin: 'https://canary.test' })
  await fetch(`${base}/leads?name=Canary&phone=555`)
  await fetch(`${base}/Canary/555-0199`)
  const said = lines.map((line): unknown => JSON.parse(line))
  const any = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), server: 'receiver', ms: expect.any(Number) }
  expect(said).toEqual([
    { ...any, method: 'POST', path: '/leads', status: 201 },
    { ...any, method: 'POST', path: '/leads', status: 422 },
    {
      ...any,
      method: 'POST',
      path: '/leads',
      status: 403,
      reason: 'RECEIVER_ORIGINS does not name https://canary.test',
    },
    { ...any, method: 'GET', path: '/leads', status: 405 },
    { ...any, method: 'GET', path: '(unknown)', status: 404 },
  ])
})

test('one sender may make so many requests in a minute, and is told when to come again', async () => {
  await server.close()
  await listen({ limit: 3 })
  const answers = []
  for (let number = 0; number < 4; number += 1) answers.push(await post(lead))
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 429])
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const another = await post(lead, { 'x-forwarded-for': '192.0.2.7' })
  expect(another.status).toBe(200)
  const looks = []
  for (let number = 0; number < 4; number += 1) looks.push(await fetch(`${base}/health`))
  expect(looks.map(({ status }) => status)).toEqual([200, 200, 200, 429])
})

test('more senders of slow bodies at once than memory is for are turned away; afterwards it receives as before', async () => {
  const port = Number(new URL(base).port)
  const begin = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const held = []
  for (let count = 0; count < mostConnections; count += 1) held.push(await begin())
  const last = held.at(-1)
  last?.write('POST /leads HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\nexpect: 100-continue\r\n\r\n')
  expect(String(await once(last ?? server.server, 'data'))).toContain('100 Continue')
  const tooMany = await begin()
  let answer = ''
  tooMany.on('data', (part) => (answer += String(part)))
  await once(tooMany, 'close')
  expect(answer).toBe('')
  for (const socket of held) socket.destroy()
  await vi.waitFor(async () => expect((await post(lead)).status).toBe(201))
})
