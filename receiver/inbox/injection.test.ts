// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheap, createLink, openInbox, password, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { fieldNames } from '../requests/submission.ts'
import { addAccount } from './accounts.ts'
import { createPasswords } from './passwords.ts'

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' autofocus onfocus='alert(1)`,
  '</textarea></title><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '\u202Egnp.exe\u2066',
  '{{7*7}}${7*7}<%= 7 %>',
  '\r\nset-cookie: a=b\r\n\r\n<b>',
]

/** What a request can have besides: JSON holds half of a character pair, of which no address can be made. */
const texts = [...payloads, '\uD800@example.com']

let inbox: TestInbox
let owner: Visitor
const ids = texts.map((_, index) => `injection-of-test-${index}`)

beforeAll(async () => {
  inbox = await openInbox()
  for (const [index, payload] of texts.entries()) {
    const names = [...fieldNames, payload, 'constructor', 'toString']
    const fields = Object.fromEntries(names.map((name) => [name, payload]))
    const received = '2026-11-23T12:00:00.000Z'
    const kind = index % 2 === 0 ? 'lead' : 'franchise'
    await inbox.store.insert({ id: ids[index] ?? '', kind, received, body: JSON.stringify({ ...fields, flags: '' }) })
  }
  await inbox.database.run(`UPDATE forwards SET state = 'failed', reason = $1`, payloads[1] ?? '')
  owner = await signedIn(inbox, 'Olive Owner')
})

afterAll(() => inbox.app.close())

const expected = new Set(['svg', 'path', 'circle'])

/** What a browser makes of a page is what our own templates have: no element, attribute or address of anybody else's. */
function expectHarmless(body: string): void {
  const document = new DOMParser().parseFromString(body, 'text/html')
  const all = [...document.querySelectorAll('*')]
  const odd = all.filter(({ localName }) => /^(script|img|b|iframe|object|style|base|svg)$/.test(localName))
  expect(odd.filter(({ localName }) => !expected.has(localName)).map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(document.querySelectorAll('svg').length).toBe(1)
  const attributes = all.flatMap((element) => [...element.attributes])
  expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'style').map(({ name }) => name)).toEqual([])
  const addresses = attributes.filter(({ name }) => ['href', 'src', 'action', 'formaction'].includes(name))
  expect(addresses.filter(({ value }) => !/^(\/(?!\/)|#|tel:|mailto:)/.test(value)).map(({ value }) => value)).toEqual(
    [],
  )
  expect(all.filter(({ localName }) => localName === 'main').length).toBe(1)
}

test('no field of a request, in a list or by itself, is more than text', async () => {
  expectHarmless((await owner.get('/requests')).body)
  for (const id of ids) {
    const { body, statusCode } = await owner.get(`/requests/${id}`)
    expect(statusCode).toBe(200)
    expectHarmless(body)
    expectHarmless((await owner.get(`/requests/${id}/delete`)).body)
  }
})

test('no note is, nor a search', async () => {
  for (const payload of payloads) {
    await owner.get(`/requests/${ids[0]}`)
    await owner.post(`/requests/${ids[0]}/note`, { note: payload })
    const found = await owner.post('/requests/search', { term: payload })
    expectHarmless((await owner.get(String(found.headers.location))).body)
  }
  const { body } = await owner.get(`/requests/${ids[0]}`)
  expectHarmless(body)
  expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
})

test('no name of an account is, wherever it stands', async () => {
  for (const [index, payload] of payloads.entries()) {
    const name = payload.replaceAll(/\s+/g, ' ').trim()
    await addAccount(inbox.database, { name, password, role: 'owner', clinic: '' }, createPasswords(cheap))
    const token = await createLink(inbox.database, { role: 'owner', clinic: '' }, { account: name })
    expectHarmless((await new Visitor(inbox.app).get(`/welcome/${token}`)).body)
    if (index > 1) continue
    const visitor = new Visitor(inbox.app)
    await inbox.database.run(
      'UPDATE accounts SET password = (SELECT password FROM accounts WHERE name = $1)',
      'Olive Owner',
    )
    expect((await visitor.signIn(name)).statusCode).toBe(303)
    await visitor.post(`/requests/${ids[1]}/note`, { note: 'x' })
    const removal = `/accounts/remove?account=${encodeURIComponent(name)}`
    for (const url of ['/requests', `/requests/${ids[1]}`, '/accounts', removal, '/audit', '/account'])
      expectHarmless((await visitor.get(url)).body)
  }
})

test('what is typed to sign in comes back as text alone, and shortened', async () => {
  const visitor = new Visitor(inbox.app)
  for (const name of payloads) {
    await visitor.get('/sign-in')
    expectHarmless((await visitor.post('/sign-in', { name, password: name, next: name })).body)
  }
  await visitor.get('/sign-in')
  expect((await visitor.post('/sign-in', { name: 'x'.repeat(50_000), password })).body.length).toBeLessThan(4000)
})

test('nothing in an address reaches a page or a header', async () => {
  for (const payload of payloads) {
    const query = new URLSearchParams({
      said: payload,
      about: payload,
      tab: payload,
      clinic: payload,
      page: payload,
      search: payload,
    })
    const answer = await owner.get(`/requests?${query}`)
    expectHarmless(answer.body)
    expect(answer.headers['set-cookie']).toBe(undefined)
    for (const url of [`/${encodeURIComponent(payload)}`, `/requests/${encodeURIComponent(payload)}`])
      expectHarmless((await owner.get(url)).body)
    expectHarmless((await owner.get(`/accounts?${query}&link=${encodeURIComponent(payload)}`)).body)
  }
})

test('a return address breaks out of no header', async () => {
  await owner.get('/account')
  const { headers } = await owner.post(`/requests/${ids[0]}/note`, {
    note: 'x',
    from: '/requests?clinic=a\r\nset-cookie: a=b',
  })
  expect(headers['set-cookie']).toBe(undefined)
  expect(headers.location).toBe(`/requests?said=note&about=${ids[0]}#said`)
})

test('SQL in a search is a text that nobody has, and wildcards mean themselves', async () => {
  await owner.get('/account')
  for (const term of [`' OR 1=1 --`, `%`, `_`, `!`, `x' UNION SELECT password FROM accounts --`, `\\`, `$1`, `?`]) {
    const { headers } = await owner.post('/requests/search', { term })
    const { body, statusCode } = await owner.get(String(headers.location))
    expect(statusCode).toBe(200)
    expect(Number(/<span>(\d+) found/.exec(body)?.[1])).toBe(
      payloads.filter((payload) =>
        term
          .toLowerCase()
          .split(' ')
          .every((word) => payload.toLowerCase().includes(word)),
      ).length,
    )
  }
})

test('an odd id finds nothing', async () => {
  for (const id of [`' OR 1=1 --`, '%', '../accounts', '__proto__', 'constructor', 'x'.repeat(90)])
    expect((await owner.get(`/requests/${encodeURIComponent(id)}`)).statusCode).toBe(404)
})

test('a name of a megabyte leaves the list readable', async () => {
  const body = JSON.stringify({
    name: 'x'.repeat(1e6),
    motivation: 'y'.repeat(1e6),
    phone: '1'.repeat(1e5),
    email: `${'z'.repeat(1e5)}@example.com`,
  })
  await inbox.store.insert({ id: 'a-megabyte-of-name', kind: 'lead', body, received: '2026-11-23T13:00:00.000Z' })
  const list = await owner.get('/requests')
  expect(list.statusCode).toBe(200)
  expect(list.body.length).toBeLessThan(60_000)
  const page = await owner.get('/requests/a-megabyte-of-name')
  expect(page.body.length).toBeLessThan(60_000)
  expect(page.body).toContain('(1,000,000 characters in all)')
})
