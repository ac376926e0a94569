import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  accounts,
  createLink,
  openInbox,
  password,
  signedIn,
  Visitor,
  type TestInbox,
} from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'
import type { Database } from '../database/database.ts'
import { openSqlite } from '../database/sqlite.ts'
import type { Entry } from '../log.ts'

let inbox: TestInbox
let visitor: Visitor
let fault: Error | null
let log: Entry[]

beforeEach(async () => {
  fault = null
  log = []
  const first = await openInbox()
  const guarded =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> =>
      fault === null ? ask(...asked) : Promise.reject(fault)
  const database: Database = {
    ...first.database,
    run: guarded(first.database.run),
    transaction: (work) => (fault === null ? first.database.transaction(work) : Promise.reject(fault)),
  }
  const second = await openInbox({ database, log: (entry) => void log.push(entry) })
  inbox = { ...first, app: second.app }
  await storeSamples(first.store, first.clock.now)
  visitor = await signedIn(inbox, 'Olive Owner')
})

afterEach(() => inbox.app.close())

const away = () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' })

describe('while the database is away', () => {
  test('every page says so, and what to do', async () => {
    fault = away()
    for (const url of ['/requests', '/requests/sample-request-001', '/accounts', '/audit', '/leads.csv']) {
      const { statusCode, body, headers } = await visitor.get(url)
      expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
      expect(body).toContain('The database does not answer')
      expect(body).not.toContain('10.0.0.1')
    }
    expect(log.at(-1)).toMatchObject({ status: 503, reason: 'ECONNREFUSED' })
  })

  test('a note that was typed when another button was pressed can be saved later, too', async () => {
    fault = away()
    const { body } = await visitor.post('/requests/sample-request-001/done', { note: 'Prefers Saturday.' })
    expect(body).toMatch(/action="\/requests\/sample-request-001\/note"[^]*Prefers Saturday\.<\/textarea/)
  })

  test('a note that was typed stays in its form, and is saved from there later', async () => {
    fault = away()
    const note = 'Prefers <Saturday>.\n\nCall after 3.'
    const failed = await visitor.post('/requests/sample-request-001/note', { note })
    expect(failed.statusCode).toBe(503)
    expect(failed.body).toContain('Prefers &#60;Saturday&#62;.\n\nCall after 3.</textarea')
    expect(failed.body).toMatch(/action="\/requests\/sample-request-001\/note"/)
    fault = null
    expect((await visitor.post('/requests/sample-request-001/note', { note })).statusCode).toBe(303)
  })
})

describe('while the disk is full', () => {
  const full = async () => {
    const small = openSqlite(':memory:')
    await small.run('PRAGMA max_page_count = 4')
    return small.run('CREATE TABLE large AS SELECT zeroblob(100000) AS bytes').then(
      () => expect.fail('it fits'),
      (error: unknown) => (error instanceof Error ? error : expect.fail(String(error))),
    )
  }

  test.each([
    ['SQLite', full],
    ['PostgreSQL', async () => Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('of %s, every page says so and whom to tell, and keeps a note', async (_, failing) => {
    fault = await failing()
    for (const url of ['/requests', '/requests/sample-request-001', '/leads.csv']) {
      const { statusCode, body } = await visitor.get(url)
      expect([statusCode, /<h1>(.*)<\/h1>/.exec(body)?.[1]]).toEqual([503, 'The disk is full or cannot be written'])
      expect(body).toContain('tell whoever runs the server now')
    }
    const { body } = await visitor.post('/requests/sample-request-001/note', { note: 'Prefers Saturday.' })
    expect(body).toMatch(/Prefers Saturday\.<\/textarea\s*><button/)
  })
})

test.each([
  ['link', { rights: 'owner' }],
  ['remove', { account: 'Rita Redbank' }],
])('nobody is let in or out where the audit cannot be written: %s', async (act, fields) => {
  await inbox.database.run('DROP TABLE audit')
  const { statusCode, body } = await visitor.post(`/accounts/${act}`, fields)
  expect([statusCode, body.includes('Nothing was changed')]).toEqual([503, true])
  expect(await inbox.database.run('SELECT token FROM links')).toEqual([])
  expect(await inbox.database.run('SELECT name FROM accounts')).toHaveLength(accounts.length)
})

test('a password stays, and a one-time link can be used again, where the audit cannot be written', async () => {
  const token = await createLink(inbox.database, { role: 'owner', clinic: '' })
  const guest = new Visitor(inbox.app)
  await guest.get(`/welcome/${token}`)
  const rows = () => inbox.database.run('SELECT name, password FROM accounts ORDER BY name')
  const before = await rows()
  await inbox.database.run('ALTER TABLE audit RENAME TO elsewhere')
  const changed = await visitor.post('/account', { current: password, password: 'another long password' })
  const joined = await guest.post(`/welcome/${token}`, { name: 'Wanda', password })
  expect([changed.statusCode, joined.statusCode]).toEqual([503, 503])
  expect(await rows()).toEqual(before)
  await inbox.database.run('ALTER TABLE elsewhere RENAME TO audit')
  expect((await visitor.get('/requests')).statusCode).toBe(200)
  expect((await guest.post(`/welcome/${token}`, { name: 'Wanda', password })).statusCode).toBe(303)
})

test('a note of a session that has ended is shown, to be copied', async () => {
  inbox.clock.now += 13 * 60 * 60 * 1000
  const ended = await openInbox({ database: { ...inbox.database, now: async () => inbox.clock.now } })
  const late = await signedIn({ ...inbox, app: ended.app }, 'Olive Owner')
  late.cookies.set('inbox', 'x'.repeat(43))
  const { statusCode, body } = await late.post('/requests/sample-request-001/note', { note: 'Typed for long.' })
  expect(statusCode).toBe(403)
  expect(body).toContain('You are signed out')
  expect(body).toContain('Typed for long.</textarea')
  expect(body).toContain('<a href="/sign-in?next=%2Frequests%2Fsample-request-001">Sign in</a>')
  await ended.app.close()
})

test('a note of a session before this one is shown, to be copied to where it can be saved', async () => {
  const { statusCode, body } = await visitor.post('/requests/sample-request-001/note', {
    note: 'Typed for long.',
    token: 'x'.repeat(43),
  })
  expect(statusCode).toBe(403)
  expect(body).toContain('Typed for long.</textarea')
  expect(body).toContain('Copy it, open the request again, and save it there.')
  expect(body).not.toMatch(/sign in/i)
})

test('a note on a request that was given away or deleted meanwhile is shown, to be copied, without a sign-in', async () => {
  const { statusCode, body } = await visitor.post('/requests/deleted-request/note', { note: 'Typed for long.' })
  expect(statusCode).toBe(404)
  expect(body).toContain('Typed for long.</textarea')
  expect(body).toContain('Copy what you still need of it: it has no request any more.')
  expect(body).not.toMatch(/sign in/i)
})

test('a note that another site sends is not shown', async () => {
  const headers = { origin: 'https://evil.example' }
  const { body } = await visitor.post('/requests/sample-request-001/note', { note: 'Call 1-900-EVIL.' }, headers)
  expect(body).not.toContain('EVIL')
})

test('a fault of our own is called one, and named in the log without its text', async () => {
  fault = new TypeError('Jordan Reyes is not a function')
  const { statusCode, body } = await visitor.get('/requests')
  expect(statusCode).toBe(500)
  expect(body).toContain('Something went wrong here')
  expect(JSON.stringify([body, log])).not.toContain('Jordan')
})

test('what is too large, of another kind or unknown is answered in words', async () => {
  const large = await visitor.post('/requests/sample-request-001/note', { note: 'x'.repeat(70_000) })
  expect([large.statusCode, large.body.includes('This could not be read')]).toEqual([413, true])
  const unknown = await visitor.get('/nowhere')
  expect([unknown.statusCode, unknown.body.includes('There is nothing here')]).toEqual([404, true])
})

test('the log has the route, and nothing that was typed', async () => {
  await visitor.get('/requests/sample-request-001?said=Jordan')
  await visitor.get('/welcome/some-secret-token')
  expect(JSON.stringify(log)).not.toMatch(/Jordan|secret|sample-request/)
  expect(log.at(-1)).toMatchObject({ server: 'inbox', path: '/welcome/:token', status: 404 })
})
