import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { follow, openInboxOn, password, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { openPostgres } from '../database/postgres.ts'
import { receive } from '../requests/receive.ts'

describe.skipIf(!isPostgresRun)('the inbox on PostgreSQL', () => {
  let postgres: Postgres
  let inbox: TestInbox
  let ids: Map<string, string>
  let owner: Visitor
  let redBank: Visitor

  beforeAll(async () => {
    postgres = await startPostgres()
    inbox = await openInboxOn(openPostgres(await postgres.createDatabase()))
    ids = await storeSamples(inbox.store, inbox.clock.now)
    owner = await signedIn(inbox, 'Olive Owner')
    redBank = await signedIn(inbox, 'Rita Redbank')
  }, 60_000)

  afterAll(async () => {
    await inbox.app.close()
    await inbox.database.close()
    await postgres.stop()
  })

  const pathOf = (name: string) => `/requests/${ids.get(name)}`
  const count = async (table: string, condition: string) => {
    const [row] = await inbox.database.run(`SELECT count(*) AS count FROM ${table} WHERE ${condition}`)
    return Number(row?.['count'])
  }

  async function found(visitor: Visitor, term: string): Promise<string> {
    await visitor.get('/account')
    return (await follow(visitor, await visitor.post('/requests/search', { term }))).body
  }

  test('lets nobody in by a wrong password, and locks the name after five, however many come at once', async () => {
    const stranger = new Visitor(inbox.app)
    await stranger.get('/sign-in')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        stranger.post('/sign-in', { name: 'paul PRINCETON', password: 'not the right one' }),
      ),
    )
    expect(answers.filter(({ body }) => body.includes('do not go together'))).toHaveLength(4)
    expect((await stranger.signIn('Paul Princeton')).statusCode).toBe(403)
    inbox.clock.now += 16 * 60_000
    expect((await stranger.signIn('Paul Princeton')).statusCode).toBe(303)
  })

  test('lists what an account may see, with the counts of each list', async () => {
    const all = (await owner.get('/requests')).body
    expect(all).toContain('Maria Delgado')
    expect(all).toContain('Rebecca Stone')
    const own = (await redBank.get('/requests')).body
    expect(own).toContain('Jordan Reyes')
    expect(own).not.toMatch(/Maria Delgado|Rebecca Stone/)
    for (const tab of ['new', 'overdue', 'done', 'spam', 'unforwarded']) {
      const { statusCode, body } = await owner.get(`/requests?tab=${tab}&clinic=none&page=999999`)
      expect(statusCode).toBe(200)
      expect(body).toContain('aria-current="page"')
    }
  })

  test('finds names and numbers in any spelling, and wildcards mean themselves', async () => {
    expect(await found(owner, 'JORDAN')).toContain('1 found')
    expect(await found(owner, 'nguyễn khai')).toContain('1 found')
    for (const term of ['%', '_', `' OR 1=1 --`, '\\', '!']) expect(await found(owner, term)).toContain('0 found')
    expect(await found(redBank, 'maria')).toContain('0 found')
  })

  test('does what staff press, and takes it back, once', async () => {
    const path = pathOf('Jordan Reyes')
    for (const act of ['done', 'reopen', 'spam', 'not-spam'])
      expect((await redBank.post(`${path}/${act}`)).headers.location).toBe(`${path}?said=${act}#said`)
    await redBank.post(`${path}/note`, { note: 'Prefers Saturday.' })
    await owner.get('/account')
    await owner.post(`${path}/clinic`, { clinic: 'princeton' })
    expect((await redBank.get(path)).statusCode).toBe(404)
    const takenBack = await Promise.all([1, 2, 3].map(() => owner.post(`${path}/undo`, { number: '6' })))
    const said = takenBack.map(({ headers }) => String(headers.location).replace(/.*said=(\w+).*/, '$1'))
    expect(said).toEqual(['undo', 'undo', 'undo'])
    expect(await count('history', `lead = '${ids.get('Jordan Reyes')}' AND act = 'undo'`)).toBe(1)
    const { body } = await redBank.get(path)
    expect(body).toContain('Prefers Saturday.')
    expect(body).toContain('taken back')
    expect(await count('forwards', `lead = '${ids.get('Jordan Reyes')}' AND state = 'waiting'`)).toBe(2)
  })

  test('two who press at once change a request once', async () => {
    const path = pathOf('Luis Ortega')
    await owner.get('/account')
    await Promise.all(Array.from({ length: 6 }, () => owner.post(`${path}/done`)))
    expect(await count('history', `lead = '${ids.get('Luis Ortega')}'`)).toBe(1)
  })

  test('exports one person and everything', async () => {
    const person: unknown = JSON.parse((await owner.get(`${pathOf('Priya Nair')}/person.json`)).body)
    expect(person).toMatchObject([{ clinic: 'westfield', fields: { firstName: 'Priya' }, history: [] }])
    const lines = (await owner.get('/leads.csv')).body.split('\r\n')
    expect(lines).toHaveLength(ids.size + 2)
  })

  test('deletes a request with all that belongs to it', async () => {
    const id = ids.get('Marcus Bell') ?? ''
    await owner.get('/account')
    await owner.post(`/requests/${id}/note`, { note: 'Asked to be forgotten.' })
    expect((await owner.post(`/requests/${id}/delete`)).headers.location).toBe('/requests?said=deleted#said')
    for (const [table, column] of [
      ['leads', 'id'],
      ['forwards', 'lead'],
      ['history', 'lead'],
    ] as const)
      expect(await count(table, `${column} = '${id}'`)).toBe(0)
    expect((await owner.get(`/requests/${id}`)).statusCode).toBe(404)
  })

  test('keeps a request whose texts PostgreSQL cannot hold as they are, and shows, finds and exports it', async () => {
    const id = 'nul-and-surrogates-1'
    const fields = {
      id,
      firstName: 'Nu\u0000la',
      lastName: '\uD800',
      email: 'nula\u0000\uDC00@example.com',
      phone: '609 555 0177',
    }
    const text = JSON.stringify(fields)
    const submitted = { kind: 'lead', contentType: 'application/json', idempotencyKey: id, text }
    const send = () => receive(inbox.store, submitted, new Date(inbox.clock.now))
    expect((await send()).status).toBe(201)
    expect((await send()).status).toBe(200)
    expect((await owner.get(`/requests/${id}`)).statusCode).toBe(200)
    expect(await found(owner, 'nula')).toContain('1 found')
    expect((await owner.get(`/requests/${id}/person.json`)).statusCode).toBe(200)
  })

  test('takes NUL in no form or address amiss', async () => {
    await owner.get('/account')
    const path = pathOf('Grace Kim')
    expect((await owner.post(`${path}/note`, { note: 'a\0b\uD800' })).statusCode).toBe(303)
    expect((await owner.get('/requests/%00')).statusCode).toBe(404)
    expect(await found(owner, 'gra\0ce')).toContain('1 found')
    expect((await owner.get('/requests?tab=%00&clinic=%00&page=%00&search=%00&said=%00&about=%00')).statusCode).toBe(
      200,
    )
    const stranger = new Visitor(inbox.app)
    await stranger.get('/sign-in')
    expect((await stranger.post('/sign-in', { name: 'Olive\0 Owner', password: 'wrong\0' })).statusCode).toBe(403)
  })

  test('ends every session of an account whose password is changed, and of one that is removed', async () => {
    const other = await signedIn(inbox, 'Rita Redbank')
    await redBank.get('/account')
    const changed = { current: password, password: 'another long password' }
    expect((await redBank.post('/account', changed)).statusCode).toBe(303)
    expect((await other.get('/requests')).statusCode).toBe(303)
    expect((await redBank.get('/requests')).statusCode).toBe(200)
    await owner.get('/accounts')
    await owner.post('/accounts/remove', { account: 'Rita Redbank' })
    expect((await redBank.get('/requests')).statusCode).toBe(303)
  })

  test('a one-time link makes one account, however many take it at once', async () => {
    await owner.get('/accounts')
    const { body } = await follow(owner, await owner.post('/accounts/link', { rights: 'princeton' }))
    const path = /\/welcome\/[\w-]{43}/.exec(body)?.[0] ?? ''
    const visitors = ['One', 'Two', 'Three'].map((name) => ({ name, visitor: new Visitor(inbox.app) }))
    for (const { visitor } of visitors) await visitor.get(path)
    const joined = await Promise.all(
      visitors.map(({ name, visitor }) => visitor.post(path, { name: `Visitor ${name}`, password })),
    )
    expect(joined.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['303', '404', '404'])
    expect(await count('accounts', `name LIKE 'Visitor %'`)).toBe(1)
  })

  test('the audit has a line for each of these', async () => {
    const audit = (await owner.get('/audit')).body
    for (const words of ['Read a list', 'Searched', 'Read a request', 'Exported all requests', 'Removed an account'])
      expect(audit).toContain(words)
    for (const act of ['export-person', 'delete', 'sign-in', 'locked', 'password', 'join', 'link'])
      expect(await count('audit', `act = '${act}'`)).toBeGreaterThan(0)
  })
})
