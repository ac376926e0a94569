import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Row } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { countReports, mostGroups } from './report-counts.ts'
import { addReports } from './reports.ts'

const origin = 'https://www.example.com'
const error = {
  kind: 'TypeError',
  build: '/assets/entry-client-a1B2.js',
  route: '/book/$location',
  section: 'Services',
}
const violation = {
  type: 'csp-violation',
  age: 10,
  url: `${origin}/book/princeton?name=Canary`,
  user_agent: 'Canary/1.0',
  body: {
    documentURL: `${origin}/book/princeton?name=Canary`,
    blockedURL: 'https://tracker.example/pixel.gif?email=canary@example.com',
    effectiveDirective: 'img-src',
    originalPolicy: "default-src 'none'",
    sample: 'Canary',
    disposition: 'enforce',
  },
}

let folder: string
let database: Database
let time: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
  time = '2026-11-26T10:00:00.000Z'
  const opened = await openDatabase({ databaseUrl: null, file: join(folder, 'leads.db') })
  database = { ...opened, now: async () => Date.parse(time) }
  app = Fastify()
  await app.register(rateLimit, { global: false })
  await app.register((scope) => addReports(scope, { database, origins: [origin], limit: 12 }))
})

afterEach(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function post(body: unknown, type = 'application/json', headers: Record<string, string> = { origin }) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': type, ...headers },
    payload,
  })
  return answer.statusCode
}

function stored(): Promise<Row[]> {
  return database.run('SELECT kind, text, count, first, last FROM reports ORDER BY kind, text')
}

describe('a report', () => {
  test('of the site’s error is counted with those that say the same, whichever build they are of', async () => {
    expect(await post(error)).toBe(204)
    time = '2026-11-26T11:00:00.000Z'
    expect(await post({ ...error, build: '/assets/entry-client-c3D4.js' })).toBe(204)
    expect(await stored()).toEqual([
      {
        kind: 'error',
        text: 'TypeError in Services at /book/$location',
        count: 2,
        first: '2026-11-26T10:00:00.000Z',
        last: '2026-11-26T11:00:00.000Z',
      },
    ])
  })

  test('of a violation is counted from new browsers and from old ones, without anything of a visitor', async () => {
    const old = {
      'csp-report': {
        'document-uri': violation.body.documentURL,
        'blocked-uri': violation.body.blockedURL,
        'violated-directive': "img-src 'self'",
        'script-sample': 'Canary',
      },
    }
    expect(await post([violation, violation], 'application/reports+json')).toBe(204)
    expect(await post(old, 'application/csp-report')).toBe(204)
    expect(await stored()).toMatchObject([
      {
        kind: 'csp-violation',
        text: 'img-src refused https://tracker.example/pixel.gif at /book/princeton',
        count: 3,
      },
    ])
    expect(JSON.stringify(await database.run('SELECT * FROM reports'))).not.toMatch(/canary/i)
  })

  test('of a violation says what was refused by a word, a scheme or a path', async () => {
    const blocked = ['inline', 'data:text/html,Canary', 'chrome-extension://abc/x.js', `${origin}/a.js?b`, '']
    const list = blocked.map((blockedURL) => ({ ...violation, body: { ...violation.body, blockedURL } }))
    await post(list, 'application/reports+json')
    expect((await stored()).map(({ text }) => text)).toEqual(
      ['/a.js', 'chrome-extension:', 'data:', 'inline', 'something'].map(
        (word) => `img-src refused ${word} at /book/princeton`,
      ),
    )
  })

  test('of another kind says what the browser calls it', async () => {
    const url = `${origin}/`
    await post(
      [
        { type: 'deprecation', url, body: { id: 'UnloadHandler', message: 'Unload is going, see ada@example.com' } },
        { type: 'crash', url, body: { reason: 'oom' } },
        { type: 'Odd kind', url, body: {} },
      ],
      'application/reports+json',
    )
    expect((await stored()).map(({ kind, text }) => [kind, text])).toEqual([
      ['crash', 'oom at /'],
      ['deprecation', 'UnloadHandler: Unload is going, see (address) at /'],
    ])
  })
})

test.each([
  ['nothing', '', 'application/json'],
  ['no JSON', '{"kind":', 'application/json'],
  ['a lead', { id: 'x', firstName: 'Canary' }, 'application/json'],
  ['an error as plain text', error, 'text/plain'],
  ['no list of reports', { a: 1 }, 'application/reports+json'],
  ['a list of other things', [null, 1, [], 'x', { type: 1 }], 'application/reports+json'],
  ['an empty violation', { 'csp-report': {} }, 'application/csp-report'],
  ['too much', 'x'.repeat(40_000), 'application/json'],
])('%s is answered like a report and not counted', async (_what, body, type) => {
  expect(await post(body, type)).toBe(204)
  expect(await stored()).toEqual([])
})

test('what one sender posts beyond the limit is answered and not counted', async () => {
  for (let turn = 0; turn < 20; turn += 1) expect(await post(error)).toBe(204)
  expect(await stored()).toMatchObject([{ count: 12 }])
})

test('a database that fails is no matter of the sender’s', async () => {
  database.transaction = () => Promise.reject(new Error('database or disk is full'))
  expect(await post(error)).toBe(204)
})

test('one request brings at most twenty reports', async () => {
  await post(
    Array.from({ length: 50 }, () => violation),
    'application/reports+json',
  )
  expect(await stored()).toMatchObject([{ count: 20 }])
})

test('reports come from the site’s pages, or without an origin, and from nowhere else', async () => {
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const answer = await app.inject({ method: 'OPTIONS', url: '/reports', headers: preflight })
  expect([answer.statusCode, answer.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    },
  ])
  expect(await post(error, 'application/json', {})).toBe(204)
  for (const foreign of ['https://www.example.com.evil.test', 'http://www.example.com', 'null']) {
    const headers = { ...preflight, origin: foreign }
    const refused = await app.inject({ method: 'OPTIONS', url: '/reports', headers })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, undefined])
    expect(await post(error, 'application/json', { origin: foreign })).toBe(403)
  }
  expect(await stored()).toMatchObject([{ count: 1 }])
})

test('invented groups, each sent twice, do not take the place of what was counted more often', async () => {
  const countThem = (names: readonly string[], minute: number) =>
    countReports(
      database,
      names.map((text) => ({ kind: 'error', text, place: '/' })),
      `2026-11-26T10:0${minute}:00.000Z`,
    )
  await countThem(['Known', 'Known', 'Known'], 0)
  const invented = Array.from({ length: mostGroups }, (_, number) => `Invented ${number}`)
  await countThem(
    invented.flatMap((text) => [text, text]),
    1,
  )
  expect(await stored()).toContainEqual(expect.objectContaining({ text: 'Known at /', count: 3 }))
})

test('once there are so many groups, a new one takes the place of what was seen least often, and of that longest ago', async () => {
  const at = (minute: number) => `2026-11-26T10:0${minute}:00.000Z`
  const countThem = (minute: number, ...names: readonly string[]) =>
    countReports(
      database,
      names.map((text) => ({ kind: 'error', text, place: '/' })),
      at(minute),
    )
  await countThem(0, 'Known for long', 'Known for long')
  const invented = Array.from({ length: mostGroups - 3 }, (_, number) => `Invented ${number}`)
  await countThem(3, ...invented)
  await countThem(1, 'Seen once', 'Seen twice', 'Seen twice')
  await countThem(4, 'New')
  const texts = async () => (await stored()).map(({ text }) => String(text).replace(' at /', ''))
  expect(await texts()).toHaveLength(mostGroups + 1)
  expect(await texts()).not.toContain('Seen once')
  expect(await texts()).toEqual(expect.arrayContaining(['Known for long', 'Seen twice', 'New']))
  await countThem(5, ...invented, 'New', 'Newer')
  expect(await texts()).not.toContain('Known for long')
  expect(await texts()).toEqual(expect.arrayContaining(['Seen twice', 'New', 'Newer']))
  expect((await stored()).filter(({ kind }) => kind === 'others')).toMatchObject([
    { text: 'anything else', count: 3, first: at(4), last: at(5) },
  ])
})
