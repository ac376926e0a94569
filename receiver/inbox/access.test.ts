import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInbox, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'

let inbox: TestInbox
let ids: Map<string, string>
let owner: Visitor
let redBank: Visitor
let princeton: Visitor

beforeAll(async () => {
  inbox = await openInbox({ exportToken: 'a-token-of-more-than-24-characters' })
  ids = await storeSamples(inbox.store, inbox.clock.now)
  owner = await signedIn(inbox, 'Olive Owner')
  redBank = await signedIn(inbox, 'Rita Redbank')
  princeton = await signedIn(inbox, 'Paul Princeton')
})

afterAll(() => inbox.app.close())

const idOf = (name: string) => ids.get(name) ?? ''
const own = () => idOf('Jordan Reyes')

/** Every route for staff, with who may use it for a request of Red Bank: [path, owner, its clinic, another clinic]. */
const pages = [
  ['/requests', 200, 200, 200],
  ['/requests/ID', 200, 200, 404],
  ['/requests/ID/person.json', 200, 200, 404],
  ['/requests/ID/delete', 200, 403, 403],
  ['/accounts', 200, 403, 403],
  ['/accounts/remove?account=Paul+Princeton', 200, 403, 403],
  ['/audit', 200, 403, 403],
  ['/reports', 200, 403, 403],
  ['/account', 200, 200, 200],
  ['/leads.csv', 200, 403, 403],
] as const

const acts = [
  ['/requests/ID/note', 303, 303, 404],
  ['/requests/ID/done', 303, 303, 404],
  ['/requests/ID/reopen', 303, 303, 404],
  ['/requests/ID/spam', 303, 303, 404],
  ['/requests/ID/not-spam', 303, 303, 404],
  ['/requests/ID/undo', 303, 303, 404],
  ['/requests/ID/forward', 303, 303, 404],
  ['/requests/ID/clinic', 303, 403, 403],
  ['/requests/search', 303, 303, 303],
  ['/accounts/link', 303, 403, 403],
  ['/accounts/withdraw', 303, 403, 403],
  ['/accounts/remove', 303, 403, 403],
] as const

const fields = { note: 'a note', number: '1', clinic: 'red-bank', term: 'x', rights: 'princeton', account: '' }

describe('each page', () => {
  test.each(pages)('%s answers owner, clinic and other clinic with %i, %i and %i', async (path, ...expected) => {
    const url = path.replace('ID', own())
    const answers = [await owner.get(url), await redBank.get(url), await princeton.get(url)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected)
  })

  test.each(pages)('%s sends who is signed out to sign in, whether or not it exists', async (path) => {
    for (const id of [own(), 'no-request-at-all']) {
      const answer = await new Visitor(inbox.app).get(path.replace('ID', id))
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toMatch(/^\/sign-in/)
      expect(answer.body).not.toContain('Jordan')
    }
  })
})

describe('each act', () => {
  test.each(acts)('%s answers owner, clinic and other clinic with %i, %i and %i', async (path, ...expected) => {
    const url = path.replace('ID', own())
    await Promise.all([owner, redBank, princeton].map((visitor) => visitor.get('/account')))
    const answers = [await owner.post(url, fields), await redBank.post(url, fields), await princeton.post(url, fields)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected)
  })

  test.each([...acts.map(([path]) => path), '/requests/ID/delete', '/account'])(
    '%s does nothing for who is signed out',
    async (path) => {
      const before = await inbox.database.run('SELECT count(*) AS count FROM history')
      const answer = await new Visitor(inbox.app).post(path.replace('ID', own()), fields)
      expect(answer.statusCode).toBe(403)
      expect(await inbox.database.run('SELECT count(*) AS count FROM history')).toEqual(before)
    },
  )
})

test('a clinic’s account finds nothing of others: franchises, no clinic, other clinics', async () => {
  const hidden = ['Rebecca Stone', 'Aisha Rahman', 'Maria Delgado', 'Samuel Price']
  for (const name of hidden) expect((await redBank.get(`/requests/${idOf(name)}`)).statusCode).toBe(404)
  await redBank.get('/account')
  const { headers } = await redBank.post('/requests/search', { term: 'rebecca' })
  expect((await redBank.get(String(headers.location))).body).toContain('Nobody was found')
  for (const query of ['', '?tab=done', '?tab=spam', '?clinic=princeton', '?clinic=none', '?tab=unforwarded']) {
    const { body } = await redBank.get(`/requests${query}`)
    expect(hidden.filter((name) => body.includes(name))).toEqual([])
  }
})

test('a franchise inquiry stays the owners’, even where its row names a clinic', async () => {
  await inbox.database.run(`UPDATE leads SET clinic = 'red-bank' WHERE id = $1`, idOf('Rebecca Stone'))
  expect((await redBank.get(`/requests/${idOf('Rebecca Stone')}`)).statusCode).toBe(404)
  await inbox.database.run(`UPDATE leads SET clinic = '' WHERE id = $1`, idOf('Rebecca Stone'))
})

test('an account of no clinic sees nothing', async () => {
  await inbox.database.run(`UPDATE accounts SET clinic = '' WHERE name = 'Paul Princeton'`)
  expect((await princeton.get(`/requests/${idOf('Aisha Rahman')}`)).statusCode).toBe(404)
  expect((await princeton.get('/requests')).body).toContain('Everybody has been answered')
  await inbox.database.run(`UPDATE accounts SET clinic = 'princeton' WHERE name = 'Paul Princeton'`)
})

describe('confused paths', () => {
  const odd = [
    '/REQUESTS',
    '/requests/',
    '//requests',
    '/requests/../accounts',
    '/requests/%2e%2e/accounts',
    '/requests%2fx',
    '/requests/..%2faccounts',
    '/requests;x',
    '/.',
    '/assets/../receiver/settings.ts',
    '/assets/%2e%2e/package.json',
    '/requests/%00',
    '/requests/%',
    '/requests/x/y/z',
    '/__proto__',
    '/requests/__proto__',
    '/leads.CSV',
    '/leads.csv/',
    '/accounts/link',
    '/accounts/remove',
    '/requests/search',
  ]
  test.each(odd)('%s shows nothing to who is signed out or of another clinic', async (path) => {
    for (const visitor of [new Visitor(inbox.app), princeton]) {
      const { statusCode, body } = await visitor.get(path)
      expect([303, 400, 403, 404]).toContain(statusCode)
      expect(body).not.toMatch(/Jordan|Olive|export const/)
    }
  })

  test('other methods are no way in', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const { statusCode } = await inbox.app.inject({ method, url: `/requests/${own()}` })
      expect(statusCode).toBe(404)
    }
    expect((await inbox.app.inject({ method: 'HEAD', url: `/requests/${own()}` })).statusCode).toBe(303)
  })
})

describe('the export', () => {
  const url = '/leads.csv'
  const token = { authorization: 'Bearer a-token-of-more-than-24-characters' }

  test('is given to a program with the token, as a file', async () => {
    const { statusCode, headers, body } = await inbox.app.inject({ url, headers: token })
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="leads.csv"')
    expect(body.split('\r\n').length).toBe(ids.size + 2)
  })

  test('is not given for another token, even with an owner’s session', async () => {
    for (const authorization of ['Bearer x', 'Bearer', '', 'Basic eDp5', `${token.authorization}x`]) {
      const answer = await owner.get(url, { authorization })
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe('Wrong or no token.')
    }
  })

  test('is not given for the token through a proxy, or to another machine', async () => {
    for (const passedOn of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await inbox.app.inject({ url, headers: { ...token, [passedOn]: '203.0.113.7' } })).statusCode).toBe(401)
    expect((await inbox.app.inject({ url, headers: token, remoteAddress: '203.0.113.7' })).statusCode).toBe(401)
  })

  test('a token opens no other page', async () => {
    expect((await inbox.app.inject({ url: '/requests', headers: token })).statusCode).toBe(303)
  })

  test('formulas in it are defused', async () => {
    const body = JSON.stringify({
      id: 'formula-of-the-test',
      name: '=HYPERLINK("http://evil")',
      phone: '+1 609 555 0100',
    })
    await inbox.store.insert({ id: 'formula-of-the-test', kind: 'lead', body, received: '2026-11-23T12:00:00.000Z' })
    expect((await owner.get(url)).body).toContain(`"'=HYPERLINK(""http://evil"")"`)
    await inbox.database.run(`DELETE FROM leads WHERE id = 'formula-of-the-test'`)
  })

  test('without a configured token none opens it', async () => {
    const other = await openInbox()
    const { statusCode } = await other.app.inject({ url, headers: { authorization: 'Bearer null' } })
    expect(statusCode).toBe(401)
    await other.app.close()
  })
})
