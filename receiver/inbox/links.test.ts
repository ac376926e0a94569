import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cheap,
  createLink,
  follow,
  openInbox,
  password,
  signedIn,
  Visitor,
  type TestInbox,
} from '../../tests/support/inbox.ts'
import { findLink, takeLink } from './accounts.ts'
import { openLinks } from './links.ts'
import { createPasswords } from './passwords.ts'

let inbox: TestInbox
let owner: Visitor

beforeEach(async () => {
  inbox = await openInbox()
  owner = await signedIn(inbox, 'Olive Owner')
})

afterEach(() => inbox.app.close())

test('the accounts page lists the open links, without what opens them', async () => {
  const tokens = [
    await createLink(inbox.database, { role: 'owner', clinic: '' }),
    await createLink(inbox.database, { role: 'clinic', clinic: 'princeton' }, { maker: 'Olive Owner' }),
    await createLink(inbox.database, { role: 'owner', clinic: '' }, { account: 'Rita Redbank', maker: 'Olive Owner' }),
  ]
  const { body } = await owner.get('/accounts')
  const text = body.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
  expect(text).toContain('A link for an owner, made at the server, until tomorrow 9:05 am')
  expect(text).toContain('A link for Princeton, made by Olive Owner, until tomorrow 9:05 am')
  expect(text).toContain('A link for a new password of Rita Redbank, made by Olive Owner, until tomorrow 9:05 am')
  for (const token of tokens) expect(body).not.toContain(token)
  inbox.clock.now += 24 * 60 * 60 * 1000
  const later = await signedIn(inbox, 'Olive Owner')
  expect((await later.get('/accounts')).body).not.toContain('Withdraw')
})

test('a link ends after 24 hours', async () => {
  const token = await createLink(inbox.database, { role: 'owner', clinic: '' })
  inbox.clock.now += 24 * 60 * 60 * 1000
  expect((await new Visitor(inbox.app).get(`/welcome/${token}`)).statusCode).toBe(404)
})

test('a link that is withdrawn opens nothing, and the audit has it', async () => {
  const token = await createLink(inbox.database, { role: 'clinic', clinic: 'princeton' }, { maker: 'Olive Owner' })
  const [digest = ''] = (await openLinks(inbox.database, inbox.clock.now)).map((link) => link.digest)
  expect((await new Visitor(inbox.app).get(`/welcome/${digest}`)).statusCode).toBe(404)
  const withdraw = async () => follow(owner, await owner.post('/accounts/withdraw', { link: digest }))
  expect((await withdraw()).body).toContain('The link is withdrawn')
  expect((await new Visitor(inbox.app).get(`/welcome/${token}`)).statusCode).toBe(404)
  expect((await withdraw()).body).toContain('This link had ended already')
  expect(await inbox.database.run(`SELECT account, subject FROM audit WHERE act = 'withdraw'`)).toEqual([
    { account: 'Olive Owner', subject: 'princeton' },
  ])
  expect((await owner.get('/audit')).body).toContain('Withdrew a one-time link')
})

test('a link that was used, pressed twice, asks to sign in; the audit has whose it was, and nobody is sent it', async () => {
  const made = await owner.post('/accounts/link', { rights: 'princeton' })
  const shown = await follow(owner, made)
  const address = /\/welcome\/[\w-]{43}/.exec(shown.body)?.[0] ?? ''
  expect(shown.body).toContain('Send this link to your colleague')
  const visitor = new Visitor(inbox.app)
  await visitor.get(address)
  const press = () => visitor.post(address, { name: 'Wanda', password })
  const statuses = (await Promise.all([press(), press()])).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 404])
  const again = await press()
  expect([again.statusCode, again.body.includes('action="/sign-in"')]).toEqual([404, true])
  expect(again.body).toMatch(/If you have just used it, sign in[^]*value="Wanda"/)
  expect(await inbox.database.run(`SELECT account, subject FROM audit WHERE act = 'join'`)).toEqual([
    { account: 'Wanda', subject: 'Olive Owner' },
  ])
  const late = await follow(owner, made)
  expect(late.body).toContain('This link had ended already')
  expect(late.body).not.toContain('Send this link')
})

test('a link that a clock far ahead made opens nothing once that is right, nor when its time has come', async () => {
  const { database, clock } = inbox
  const days = 10 * 24 * 60 * 60 * 1000
  clock.now += days
  const token = await createLink(database, { role: 'owner', clinic: '' })
  const [link = null] = await openLinks(database, clock.now)
  clock.now -= days
  expect([link !== null, await findLink(database, token, clock.now)]).toEqual([true, null])
  expect(await openLinks(database, clock.now)).toEqual([])
  const asked = { token, link: { account: '', role: 'owner', clinic: '' }, name: 'Wanda', password } as const
  expect(await takeLink(database, createPasswords(cheap), asked)).toBe('used')
  const withdrawn = await follow(owner, await owner.post('/accounts/withdraw', { link: link?.digest ?? '' }))
  expect(withdrawn.body).toContain('This link had ended already')
  await createLink(database, { role: 'owner', clinic: '' })
  clock.now += days
  expect(await findLink(database, token, clock.now)).toBeNull()
})
