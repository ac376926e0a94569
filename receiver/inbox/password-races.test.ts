import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheap, openInbox, password, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { addAccount, removeAccount, setPassword } from './accounts.ts'
import { createPasswords } from './passwords.ts'

const changed = 'another long password'
const name = 'Rita Redbank'

let inbox: TestInbox
/** What happens while a password is looked at. */
let meanwhile: () => Promise<unknown>

beforeEach(async () => {
  meanwhile = () => Promise.resolve()
  const first = await openInbox()
  const run: typeof first.database.run = async (sql, ...parameters) => {
    const rows = await first.database.run(sql, ...parameters)
    if (sql.startsWith('SELECT name, password FROM accounts')) await meanwhile()
    return rows
  }
  const second = await openInbox({ database: { ...first.database, run } })
  inbox = { ...first, app: second.app }
})

afterEach(() => inbox.app.close())

const change = async (account = name) => {
  const hash = await createPasswords(cheap).hash(changed)
  return inbox.database.transaction((queries) => setPassword(queries, account, hash))
}
const remove = (account: string) => inbox.database.transaction((queries) => removeAccount(queries, account))
const isIn = async (visitor: Visitor) => (await visitor.get('/requests')).statusCode === 200

test('who signs in by an old password while it is changed is not let in', async () => {
  const thief = new Visitor(inbox.app)
  await thief.get('/sign-in')
  meanwhile = () => change()
  expect((await thief.post('/sign-in', { name, password })).statusCode).toBe(403)
  meanwhile = () => Promise.resolve()
  expect(await isIn(thief)).toBe(false)
})

test('nor is who signs in to an account while it is removed, even once there is another of that name', async () => {
  const visitor = new Visitor(inbox.app)
  await visitor.get('/sign-in')
  meanwhile = () => remove(name)
  expect((await visitor.post('/sign-in', { name, password })).statusCode).toBe(403)
  expect(await inbox.database.run('SELECT token FROM sessions WHERE account = $1', name)).toEqual([])
})

test('a password that is changed by a link meanwhile is not overwritten by who knows only the old one', async () => {
  const thief = await signedIn(inbox, name)
  meanwhile = () => change()
  expect((await thief.post('/account', { current: password, password: 'chosen by the thief' })).statusCode).toBe(403)
  meanwhile = () => Promise.resolve()
  expect(await isIn(thief)).toBe(false)
  expect((await new Visitor(inbox.app).signIn(name, changed)).statusCode).toBe(303)
})

test('who presses twice to change a password has changed it, and stays in', async () => {
  const visitor = await signedIn(inbox, name)
  const press = () => visitor.post('/account', { current: password, password: changed })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ headers }) => headers.location)).toEqual(Array(2).fill('/account?said=password#said'))
  expect(await isIn(visitor)).toBe(true)
  expect((await new Visitor(inbox.app).signIn(name, changed)).statusCode).toBe(303)
})

test.each([
  ['the password changes', change],
  ['the account is removed', remove],
])('an owner makes no link with a session that ends meanwhile, as %s', async (_, end) => {
  const mallory = { name: 'Mallory', password, role: 'owner', clinic: '' } as const
  await addAccount(inbox.database, mallory, createPasswords(cheap))
  const visitor = await signedIn(inbox, 'Mallory')
  meanwhile = () => end('Mallory')
  expect((await visitor.post('/accounts/link', { account: 'Paul Princeton' })).statusCode).toBe(403)
  expect(await inbox.database.run('SELECT token FROM links')).toEqual([])
})
