import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { follow, openInbox, password, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { storeSamples } from '../../tests/support/inbox-requests.ts'

let inbox: TestInbox
let visitor: Visitor
let done: string

beforeEach(async () => {
  inbox = await openInbox()
  const ids = await storeSamples(inbox.store, inbox.clock.now)
  visitor = await signedIn(inbox, 'Rita Redbank')
  done = `/requests/${ids.get('Jordan Reyes')}/done`
})

afterEach(() => inbox.app.close())

const acts = async () => (await inbox.database.run('SELECT act FROM history')).length

describe('a form does nothing', () => {
  test.each([
    ['without a token', { token: '' }, {}],
    ['with another token', { token: 'x'.repeat(43) }, {}],
    ['from another origin', {}, { origin: 'https://evil.example' }],
    ['from another port of this machine', {}, { origin: 'http://localhost:8787' }],
    ['from a page without an origin', {}, { origin: 'null' }],
    ['from another site by its browser’s word', {}, { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling by its browser’s word', {}, { 'sec-fetch-site': 'same-site' }],
    ['under a host that is not this machine', {}, { origin: 'http://evil.example', host: 'evil.example' }],
  ])('%s', async (_, fields, headers) => {
    const { statusCode } = await visitor.post(done, fields, { ...headers })
    expect(statusCode).toBe(403)
    expect(await acts()).toBe(0)
  })

  test('with the token of a colleague’s session', async () => {
    const colleague = await signedIn(inbox, 'Olive Owner')
    expect((await visitor.post(done, { token: colleague.token })).statusCode).toBe(403)
    expect(await acts()).toBe(0)
  })

  test('with its token given twice, or in the address', async () => {
    expect((await visitor.post(`${done}?token=${visitor.token}`, { token: '' })).statusCode).toBe(403)
    const headers = { 'content-type': 'application/json' }
    expect((await visitor.post(done, {}, headers)).statusCode).toBe(415)
    expect(await acts()).toBe(0)
  })

  test('where neither origin nor site is said', async () => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, host: 'localhost:8788', 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `token=${visitor.token}`
    expect((await inbox.app.inject({ method: 'POST', url: done, headers, payload })).statusCode).toBe(403)
  })
})

test('a form of this session works', async () => {
  const { statusCode, headers } = await visitor.post(done)
  expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/requests\/[\w-]+\?said=done#said$/)])
  expect(await acts()).toBe(1)
})

test('a note pressed twice is noted once; later, or by a colleague, the same words are noted again', async () => {
  const note = { note: 'No answer.' }
  const address = done.replace('/done', '/note')
  await visitor.post(address, note)
  const again = await follow(visitor, await visitor.post(address, note))
  expect(again.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: note saved\./)
  expect(/id="said"[^]*?<\/div>/.exec(again.body)?.[0]).toMatch(/>\s*Undo\s*</)
  expect(await acts()).toBe(1)
  inbox.clock.now += 60_000
  await visitor.post(address, note)
  expect(await acts()).toBe(2)
  const colleague = await signedIn(inbox, 'Olive Owner')
  await colleague.post(address, note)
  expect(await acts()).toBe(3)
  inbox.clock.now -= 2 * 60_000
  await (await signedIn(inbox, 'Olive Owner')).post(address, note)
  expect(await acts()).toBe(4)
})

describe('a note that is typed when another button of its request is pressed', () => {
  const entries = () => inbox.database.run('SELECT act, after FROM history ORDER BY number')
  const typed = { act: 'note', after: 'Left a message.' }

  test('is sent with it, saved once, and stays where that is taken back', async () => {
    const { body } = await visitor.get(done.replace('/done', ''))
    for (const act of ['done', 'spam'])
      expect(body).toMatch(
        new RegExp(`form="note-form"\\s+formaction="${done.replace('/done', `/${act}`)}"\\s+formnovalidate`),
      )
    expect(body).toContain('<form class="note-form" id="note-form"')
    await visitor.post(done, { note: ' Left a message. ' })
    const again = await follow(visitor, await visitor.post(done, { note: 'Left a message.' }))
    expect(again.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: marked as done\./)
    expect(await entries()).toEqual([typed, { act: 'done', after: 'done' }])
    await visitor.post(done.replace('/done', '/undo'), { number: '2' })
    expect((await visitor.get(done.replace('/done', ''))).body).toContain('Left a message.')
  })

  test('is sent with all that an owner does there, and is no reason against taking an act back', async () => {
    const owner = await signedIn(inbox, 'Olive Owner')
    const address = done.replace('/done', '')
    await owner.post(`${address}/clinic`, { clinic: 'princeton', note: 'Lives there.' })
    await inbox.database.run(`UPDATE forwards SET state = 'failed'`)
    const { body } = await owner.get(`${address}?said=clinic`)
    const buttons = [...body.matchAll(/form="note-form"\s+formaction="[^"]*\/(.+?)"\s+formnovalidate/g)]
    expect(buttons.map(([, act]) => act)).toEqual(['clinic', 'undo', 'done', 'spam', 'undo', 'clinic', 'forward'])
    expect(body).toContain('<select id="to" name="clinic" form="note-form">')
    await owner.post(`${address}/undo`, { number: '2', note: 'Does not.' })
    const again = await follow(owner, await owner.post(`${address}/undo`, { number: '2', note: 'Does not.' }))
    expect(again.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: taken back\./)
    await inbox.database.run(`UPDATE forwards SET state = 'failed'`)
    await owner.post(`${address}/forward`, { note: 'Mail works.' })
    expect(await entries()).toEqual([
      { act: 'note', after: 'Lives there.' },
      { act: 'clinic', after: 'princeton' },
      { act: 'note', after: 'Does not.' },
      { act: 'undo', after: '' },
      { act: 'note', after: 'Mail works.' },
      { act: 'forward', after: '' },
    ])
  })

  test('is sent with what undoes a colleague’s act', async () => {
    await visitor.post(done)
    await (await signedIn(inbox, 'Olive Owner')).post(done.replace('/done', '/note'), { note: 'Called back.' })
    const undone = await visitor.post(done.replace('/done', '/undo'), { number: '1', note: 'Wrong person.' })
    const late = await follow(visitor, undone)
    const said = /id="said"[^]*?<\/div>/.exec(late.body)?.[0]
    expect(said).toMatch(/Since then <bdi>Olive Owner<\/bdi> noted something\.[^]*form="note-form"[^]*\/reopen"/)
  })

  test('is saved, and said to be, where its sender had pressed the button before', async () => {
    await visitor.post(done)
    const late = await follow(visitor, await visitor.post(done, { note: 'Left a message.' }))
    expect(late.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: note saved\./)
    expect(await entries()).toEqual([{ act: 'done', after: 'done' }, typed])
  })

  test('is saved once where it was sent by its own button just before', async () => {
    await visitor.post(done.replace('/done', '/note'), { note: 'Left a message.' })
    await visitor.post(done, { note: 'Left a message.' })
    expect(await entries()).toEqual([typed, { act: 'done', after: 'done' }])
  })

  test('is saved, and said to be, where a colleague was faster', async () => {
    await (await signedIn(inbox, 'Olive Owner')).post(done)
    const late = await follow(visitor, await visitor.post(done, { note: 'Left a message.' }))
    expect(late.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: note saved\./)
    expect(await entries()).toEqual([{ act: 'done', after: 'done' }, typed])
  })

  test('is said to be kept at a second press, too', async () => {
    await (await signedIn(inbox, 'Olive Owner')).post(done)
    await visitor.post(done, { note: 'Left a message.' })
    const again = await follow(visitor, await visitor.post(done, { note: 'Left a message.' }))
    expect(again.body).toMatch(/<bdi>Jordan Reyes<\/bdi>: note saved\./)
    expect(await entries()).toEqual([{ act: 'done', after: 'done' }, typed])
  })

  test('is shown again where it is too long, with the clinic that was chosen, and nothing is done', async () => {
    const owner = await signedIn(inbox, 'Olive Owner')
    const fields = { note: 'long '.repeat(1000), clinic: 'princeton' }
    const { statusCode, body } = await owner.post(done.replace('/done', '/clinic'), fields)
    expect([statusCode, body.includes('Shorten the note')]).toEqual([422, true])
    expect(body).toMatch(/<option value="princeton"\s+selected/)
    expect(await acts()).toBe(0)
  })
})

test('signing in needs the token that the browser was given with the form', async () => {
  const other = new Visitor(inbox.app)
  const answer = await other.post('/sign-in', { name: 'Olive Owner', password })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain('keeps no cookies')
  other.cookies.set('inbox-form', '')
  expect((await other.post('/sign-in', { name: 'Olive Owner', password, token: '' })).statusCode).toBe(403)
  await other.get('/sign-in')
  const foreign = await other.post('/sign-in', { name: 'Olive Owner', password }, { origin: 'https://evil.example' })
  expect(foreign.statusCode).toBe(403)
})

test('a form of a session outlives signing in to the same account in another tab, and no other sign-in', async () => {
  const typed = { token: visitor.token, note: 'Typed meanwhile.' }
  const note = done.replace('/done', '/note')
  const form = { token: visitor.cookies.get('inbox-form') ?? '', password }
  const before = visitor.cookies.get('inbox')
  await visitor.post('/sign-in', { ...form, name: 'Rita Redbank' })
  expect(visitor.cookies.get('inbox')).not.toBe(before)
  expect((await visitor.post(note, typed)).statusCode).toBe(303)
  await visitor.post('/sign-in', { ...form, name: 'Olive Owner' })
  expect((await visitor.post(note, typed)).statusCode).toBe(403)
  const again = await signedIn(inbox, 'Rita Redbank')
  expect((await again.post(note, typed)).statusCode).toBe(403)
})

describe('behind a proxy', () => {
  test('cookies are for https alone, and the origin is the public one', async () => {
    const { app } = await openInbox({ url: 'https://inbox.example.com' })
    const page = await app.inject({ url: '/sign-in' })
    expect(page.headers['set-cookie']).toMatch(/^__Host-inbox-form=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    const there = new Visitor(app)
    await there.get('/sign-in')
    expect((await there.post('/sign-in', { name: 'Olive Owner', password })).statusCode).toBe(403)
    const origin = 'https://inbox.example.com'
    const answer = await there.post('/sign-in', { name: 'Olive Owner', password }, { origin })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-inbox=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-inbox-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    await app.close()
  })
})

test('every page forbids scripts, frames, foreign parts and caches', async () => {
  for (const url of ['/sign-in', '/requests', '/nowhere']) {
    const { headers } = await visitor.get(url)
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'self';font-src 'self';img-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'`,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('one page goes back to lists of the inbox only', async () => {
  for (const from of [
    'https://evil.example/',
    '//evil.example',
    '/requests@evil.example',
    '/requests\r\nx: y',
    'javascript:alert(1)',
  ]) {
    const { headers } = await visitor.post(done, { from })
    expect(headers.location).toMatch(/^\/requests(\/[\w-]+)?\?[\w=&-]+#said$/)
  }
})
