import { expect, onTestFinished, test } from 'vitest'
import { accounts, cheap, createLink, openInbox, password, signedIn, Visitor } from '../../tests/support/inbox.ts'
import { migrate } from '../database/migrations.ts'
import { openSqlite } from '../database/sqlite.ts'
import { addAccount, findLink, listAccounts, removeAccount, setPassword, takeLink } from './accounts.ts'
import { note } from './audit.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords(cheap)

async function empty() {
  const database = openSqlite(':memory:')
  await migrate(database)
  return database
}

test('the first account is an owner, the next ones are what they are asked to be', async () => {
  const database = await empty()
  await addAccount(database, { name: 'First', password, role: 'clinic', clinic: 'red-bank' }, passwords)
  await addAccount(database, { name: 'Second', password, role: 'clinic', clinic: 'red-bank' }, passwords)
  expect(await listAccounts(database)).toMatchObject([
    { name: 'First', role: 'owner', clinic: '' },
    { name: 'Second', role: 'clinic', clinic: 'red-bank' },
  ])
})

test('the first account ends the links that were made before at the server', async () => {
  const database = await empty()
  const make = () => createLink(database, { role: 'owner', clinic: '' })
  const find = async (token: string) => findLink(database, token, await database.now())
  const [first, second] = [await make(), await make()]
  const link = { account: '', role: 'owner', clinic: '' } as const
  await takeLink(database, passwords, { token: second, link, name: 'First', password })
  expect(await find(first)).toBeNull()
  const later = await make()
  await addAccount(database, { name: 'Second', password, role: 'owner', clinic: '' }, passwords)
  expect(await find(later)).not.toBeNull()
})

test('an account is not made twice, for no clinic, or with a short password', async () => {
  const database = await empty()
  const asked = { name: 'Dana Ruiz', password, role: 'owner', clinic: '' } as const
  await addAccount(database, asked, passwords)
  await expect(addAccount(database, { ...asked, name: ' dana  RUIZ' }, passwords)).rejects.toThrow(
    'has this name already',
  )
  await expect(addAccount(database, { ...asked, name: 'x', password: 'short' }, passwords)).rejects.toThrow(
    'at least 12',
  )
  await expect(addAccount(database, { ...asked, role: 'clinic', clinic: 'nowhere' }, passwords)).rejects.toThrow(
    `no clinic 'nowhere'`,
  )
  await expect(createLink(database, { role: 'clinic', clinic: '' })).rejects.toThrow('no clinic')
})

test('the only owner stays, unless there is another one', async () => {
  const database = await empty()
  for (const name of ['One', 'Two'])
    await addAccount(database, { name, password, role: 'owner', clinic: '' }, passwords)
  const remove = (name: string) => database.transaction((queries) => removeAccount(queries, name))
  expect(await Promise.all(['One', 'Two'].map(remove))).toEqual(['removed', 'last'])
  expect(await remove('Nobody')).toBe('unknown')
})

test('an owner lets colleagues in and out', async () => {
  const inbox = await openInbox()
  const owner = await signedIn(inbox, 'Olive Owner')
  const made = await owner.post('/accounts/link', { rights: 'westfield' })
  const shown = await owner.get(String(made.headers.location).replace('#said', ''))
  expect(shown.body).toMatch(/<code>http:\/\/localhost:8788\/welcome\/[\w-]{43}<\/code>/)
  const removed = await owner.post('/accounts/remove', { account: 'Rita Redbank' })
  expect(removed.headers.location).toBe('/accounts?said=removed#said')
  expect((await owner.post('/accounts/remove', { account: 'Olive Owner' })).headers.location).toBe(
    '/accounts?said=last-owner#said',
  )
  expect((await owner.post('/accounts/link', { rights: 'nowhere' })).statusCode).toBe(404)
  expect((await owner.get('/audit')).body).toContain('Made a one-time link')
  await inbox.app.close()
})

test('an account is removed only after a question', async () => {
  const inbox = await openInbox()
  const owner = await signedIn(inbox, 'Olive Owner')
  const { body } = await owner.get('/accounts')
  expect(body).not.toContain('action="/accounts/remove"')
  const [, address = ''] = /href="(\/accounts\/remove\?account=Rita[^"]*)"/.exec(body) ?? []
  const question = await owner.get(address)
  expect(question.body).toContain('Remove this account?')
  expect(question.body).toMatch(/<bdi>Rita Redbank<\/bdi>\. Sees the requests of Red Bank\./)
  expect(question.body).toContain('action="/accounts/remove"')
  expect(await listAccounts(inbox.database)).toHaveLength(accounts.length)
  expect((await owner.get('/accounts/remove?account=Nobody')).headers.location).toBe('/accounts?said=no-account#said')
  await inbox.app.close()
})

test('a one-time link says with it for whom it is', async () => {
  const inbox = await openInbox()
  const owner = await signedIn(inbox, 'Olive Owner')
  const saidAfter = async (fields: Record<string, string>) => {
    const { headers } = await owner.post('/accounts/link', fields)
    expect(headers.location).not.toMatch(/princeton|paul|welcome/i)
    const { body } = await owner.get(String(headers.location).replace('#said', ''))
    return /id="said"[^]*?<code>/.exec(body)?.[0] ?? ''
  }
  expect(await saidAfter({ account: 'Paul Princeton' })).toContain(
    'This sets a new password for <bdi>Paul Princeton</bdi>.',
  )
  expect(await saidAfter({ rights: 'princeton' })).toContain(
    'This makes an account that sees the requests of <bdi>Princeton</bdi>.',
  )
  expect(await saidAfter({ rights: 'owner' })).toContain('This makes an owner’s account, which sees everything.')
  await inbox.app.close()
})

test('the audit says what was done at the server', async () => {
  const inbox = await openInbox()
  onTestFinished(() => inbox.app.close())
  await note(inbox.database, inbox.clock.now, '', 'remove', 'Rita Redbank')
  const { body } = await (await signedIn(inbox, 'Olive Owner')).get('/audit')
  expect(body).toMatch(/<td>at the server<\/td>\s*<td>Removed an account<\/td>\s*<td><bdi>Rita Redbank</)
})

test('the audit and the reports show their nearest page for one that there is not', async () => {
  const inbox = await openInbox()
  const owner = await signedIn(inbox, 'Olive Owner')
  for (const path of ['/audit', '/reports']) {
    const { body } = await owner.get(`${path}?page=9999`)
    expect(body).toMatch(/<title>(?:Audit|Site), page 1 –/)
  }
  expect((await owner.get('/audit?page=9999')).body).toContain('<td>Signed in</td>')
  await inbox.app.close()
})

test('a link that an owner made is none once that owner is removed', async () => {
  const inbox = await openInbox()
  await addAccount(inbox.database, { name: 'Mallory', password, role: 'owner', clinic: '' }, passwords)
  const mallory = await signedIn(inbox, 'Mallory')
  const made = await mallory.post('/accounts/link', { rights: 'owner' })
  const shown = await mallory.get(String(made.headers.location).replace('#said', ''))
  const path = /\/welcome\/[\w-]{43}/.exec(shown.body)?.[0] ?? ''
  expect((await new Visitor(inbox.app).get(path)).statusCode).toBe(200)
  const owner = await signedIn(inbox, 'Olive Owner')
  await owner.post('/accounts/remove', { account: 'Mallory' })
  expect((await new Visitor(inbox.app).get(path)).statusCode).toBe(404)
  await inbox.app.close()
})

test('a link that an owner made is none once that owner’s password changes, and others stay', async () => {
  const { app, database, clock } = await openInbox()
  const make = (maker: string) => createLink(database, { role: 'owner', clinic: '' }, { maker })
  const [made, other] = [await make('Olive Owner'), await make('Rita Redbank')]
  const isOpen = async (token: string) => (await findLink(database, token, clock.now)) !== null
  await database.transaction((queries) => setPassword(queries, 'Olive Owner', 'scrypt$1024$changed$meanwhile'))
  expect([await isOpen(made), await isOpen(other)]).toEqual([false, true])
  await app.close()
})

test('a link for a new password ends with a newer one, and with any change of that password', async () => {
  const inbox = await openInbox()
  const { database } = inbox
  const make = () => createLink(database, { role: 'owner', clinic: '' }, { account: 'Rita Redbank' })
  const isOpen = async (token: string) => (await findLink(database, token, inbox.clock.now)) !== null
  const other = await createLink(database, { role: 'owner', clinic: '' }, { account: 'Paul Princeton' })
  const [first, second] = [await make(), await make()]
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
  const rita = await signedIn(inbox, 'Rita Redbank')
  await rita.post('/account', { current: password, password: 'another long password' })
  expect([await isOpen(second), await isOpen(other)]).toEqual([false, true])
  await inbox.app.close()
})
