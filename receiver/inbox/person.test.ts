import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { follow, openInbox, signedIn, type TestInbox, type Visitor } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'
import { textOf } from '../database/database.ts'

let inbox: TestInbox
let ids: Map<string, string>
let owner: Visitor

beforeEach(async () => {
  inbox = await openInbox()
  ids = await storeSamples(inbox.store, inbox.clock.now)
  owner = await signedIn(inbox, 'Olive Owner')
})

afterEach(() => inbox.app.close())

const idOf = (name: string) => ids.get(name) ?? ''
const act = (name: string, act: string, fields: Record<string, string> = {}) =>
  owner.post(`/requests/${idOf(name)}/${act}`, fields)

test('what is no e-mail address tells no person from others', async () => {
  for (const [id, firstName] of [
    ['odd-address-0001', 'Ann'],
    ['odd-address-0002', 'Kim'],
  ] as const)
    await inbox.store.insert({
      id,
      kind: 'lead',
      body: JSON.stringify({ id, firstName, email: 'e' }),
      received: new Date(inbox.clock.now).toISOString(),
    })
  const { body } = await owner.get('/requests/odd-address-0001/person.json')
  expect([body.includes('Ann'), body.includes('Kim')]).toEqual([true, false])
})

describe('deleting', () => {
  test('takes everything of a request but its id in the audit', async () => {
    await act('Jordan Reyes', 'note', { note: 'Something private' })
    const answer = await follow(owner, await act('Jordan Reyes', 'delete'))
    expect(answer.body).toContain('The request is deleted.')
    for (const table of ['leads', 'history', 'forwards', 'audit']) {
      const rows = JSON.stringify(await inbox.database.run(`SELECT * FROM ${table}`))
      expect(rows).not.toMatch(/Reyes|private/)
      expect(rows.includes(idOf('Jordan Reyes'))).toBe(table === 'audit')
    }
    expect((await owner.post('/requests/never-made/delete')).statusCode).toBe(404)
  })

  test('pressed twice is said, and happens once', async () => {
    await act('Jordan Reyes', 'delete')
    const again = await follow(owner, await act('Jordan Reyes', 'delete'))
    expect(again.body).toContain('The request is deleted.')
    expect(await inbox.database.run(`SELECT subject FROM audit WHERE act = 'delete'`)).toHaveLength(1)
  })

  test('is for good: the same request, sent once more by the visitor’s device, stays deleted', async () => {
    const id = idOf('Jo')
    const [row] = await inbox.database.run('SELECT kind, body, received FROM leads WHERE id = $1', id)
    await act('Jo', 'delete')
    const again = { id, kind: textOf(row, 'kind'), body: textOf(row, 'body'), received: textOf(row, 'received') }
    expect(await inbox.store.insert(again)).toBe('known')
    expect((await owner.get(`/requests/${id}`)).statusCode).toBe(404)
    expect(await inbox.database.run('SELECT lead FROM forwards WHERE lead = $1', id)).toEqual([])
  })

  test('says where the disk did not confirm it', async () => {
    const forgetful = { ...inbox.database, forget: () => Promise.reject(new Error('full')) }
    const other = await openInbox({ database: forgetful })
    const visitor = await signedIn({ ...inbox, app: other.app }, 'Olive Owner')
    const { headers } = await visitor.post(`/requests/${idOf('Jo')}/delete`)
    expect(headers.location).toBe('/requests?said=deleted-unsure#said')
    await other.app.close()
  })
})

describe('one person’s data', () => {
  test('has all requests with the same e-mail address or phone number, and no others', async () => {
    const add = (id: string, fields: object) =>
      inbox.store.insert({
        id,
        kind: 'lead',
        body: JSON.stringify({ id, ...fields }),
        received: '2026-11-23T13:00:00.000Z',
      })
    await add('person-of-test-1', { name: 'One', email: 'One@Example.com', phone: '609 555 0111' })
    await add('person-of-test-2', { name: 'Same mail', email: 'one@example.com', phone: '1' })
    await add('person-of-test-3', { name: 'Same phone', email: '', phone: '+1 (609) 555-0111' })
    await add('person-of-test-4', { name: 'Longer mail', email: 'someone@example.com', phone: '16095550111999' })
    await owner.post('/requests/person-of-test-2/note', { note: 'Called.' })
    const answer = await owner.get('/requests/person-of-test-1/person.json')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="person.json"')
    expect(answer.json()).toMatchObject([
      { id: 'person-of-test-1', fields: { name: 'One' } },
      { id: 'person-of-test-2', history: [{ act: 'note', note: 'Called.' }] },
      { id: 'person-of-test-3' },
    ])
    await add('person-of-test-5', { name: 'Extension', phone: '(609) 555-0866 ext. 12' })
    await add('person-of-test-6', { name: 'Without', phone: '٦٠٩-٥٥٥-٠٨٦٦' })
    expect((await owner.get('/requests/person-of-test-5/person.json')).json()).toHaveLength(2)
    const alone = await inbox.store.insert({ id: 'nobody-of-the-test', kind: 'lead', body: '{}', received: 'x' })
    expect([alone, (await owner.get('/requests/nobody-of-the-test/person.json')).json()]).toEqual([
      'stored',
      [expect.objectContaining({ id: 'nobody-of-the-test' })],
    ])
  })
})

test('the audit has each reading, and nothing of a visitor', async () => {
  await inbox.database.run('DELETE FROM audit')
  await owner.get('/requests')
  await follow(owner, await owner.post('/requests/search', { term: 'rebecca' }))
  await owner.get(`/requests/${idOf('Jo')}`)
  await owner.get(`/requests/${idOf('Jo')}/person.json`)
  await owner.get('/leads.csv')
  const rows = await inbox.database.run('SELECT account, act, subject FROM audit ORDER BY rowid')
  expect(rows.map(({ account, act, subject }) => [account, act, subject].join(': '))).toEqual([
    'Olive Owner: list: 25 requests',
    'Olive Owner: search: 1 request',
    `Olive Owner: read: ${idOf('Jo')}`,
    `Olive Owner: export-person: ${idOf('Jo')}`,
    'Olive Owner: export-all: ',
  ])
  const { body } = await owner.get('/audit')
  expect(body).toContain('Exported one person’s data')
})
