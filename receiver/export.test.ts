import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExporter, createReceiver, type ReceiverOptions } from './server.ts'
import { openLeadStore, type LeadStore } from './store.ts'

const origin = 'https://www.example.com'
const token = 'a-token-of-more-than-24-characters'
const id = '3f0c1c62-1a51-4a8e-9c57-0a7c6f3c1d11'
const lead = { id, firstName: 'Canary Lovelace', phone: '(609) 555-0199' }

let store: LeadStore
let lines: string[]
let server: ReturnType<typeof createReceiver>
let base: string

beforeEach(() => {
  store = openLeadStore(':memory:')
  return listen()
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  store.close()
})

async function listen(changes: Partial<ReceiverOptions> = {}, create = createReceiver) {
  lines = []
  const log = (line: string) => lines.push(line)
  server = create({ store, exportToken: token, isExportApart: false, origins: [origin], log, ...changes })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function post(body: unknown) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': id, origin }
  return fetch(`${base}/leads`, { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('the export', () => {
  const read = (headers: Record<string, string> = {}) => fetch(`${base}/leads.csv`, { headers })

  test('is given for the token, to no page and no cache', async () => {
    await post(lead)
    const answer = await read({ authorization: `Bearer ${token}`, origin: 'https://evil.test' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(await answer.text()).toContain('"Canary Lovelace"')
  })

  test.each<Record<string, string>>([{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${token}x` }])(
    'is refused to %j',
    async (headers) => {
      await post(lead)
      const answer = await read(headers)
      expect([answer.status, await answer.text()]).toEqual([401, 'Wrong or no token.'])
    },
  )

  test('is nowhere when no token is set', async () => {
    server.close()
    await listen({ exportToken: null })
    expect((await read({ authorization: 'Bearer null' })).status).toBe(404)
  })

  test.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'Via'])(
    'is not passed on by a proxy that says so with %s',
    async (name) => {
      const answer = await read({ authorization: `Bearer ${token}`, [name]: '127.0.0.1' })
      expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing here.'])
      expect(lines.join('\n')).toMatch(/ GET \/leads\.csv 404 \d+ ms: it came through a proxy$/)
    },
  )

  test('is not passed on by nginx with its default protocol', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write(`GET /leads.csv HTTP/1.0\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('has a port to itself where one is set, and is then nowhere else', async () => {
    await post(lead)
    server.close()
    await listen({ isExportApart: true })
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' }
    expect((await read(headers)).status).toBe(404)
    server.closeAllConnections()
    server.close()
    await listen({}, createExporter)
    expect(await (await read(headers)).text()).toContain('"Canary Lovelace"')
    expect([(await read()).status, (await post(lead)).status]).toEqual([401, 404])
  })

  test.each([
    ['at all', 0],
    ['to its first line', 10],
  ])('that cannot be read %s is answered with 503', async (_, rows) => {
    store.lines = () => failingAfter(rows)
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(503)
    expect(lines.join('\n')).toMatch(/ GET \/leads\.csv 503 \d+ ms: database disk image is malformed$/)
  })

  test('that fails later does not end as if it were whole', async () => {
    store.lines = () => failingAfter(3000)
    const answer = await read({ authorization: `Bearer ${token}` })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(lines.join('\n')).toMatch(/ GET \/leads\.csv 200 \d+ ms: broken off: database disk image is malformed$/)
  })

  function* failingAfter(rows: number) {
    for (let number = 0; number < rows; number += 1) yield `"${id}"\r\n`
    throw Object.assign(new Error('Canary'), { errstr: 'database disk image is malformed' })
  }

  test('is given up where nobody takes it, and read no further', async () => {
    let read = 0
    const isClosed = new Promise((resolve) => {
      store.lines = function* () {
        try {
          for (;;) yield `"${(read += 1)}${'x'.repeat(1000)}"\r\n`
        } finally {
          resolve(true)
        }
      }
    })
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write(`GET /leads.csv HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`)
    await once(socket, 'readable')
    socket.destroy()
    expect(await isClosed).toBe(true)
    expect(read).toBeLessThan(100_000)
  })
})
