import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInbox, signedIn, Visitor, type TestInbox } from '../../tests/support/inbox.ts'
import { countTry, tryPassword } from './lockout.ts'
import { Refusal } from './refusal.ts'

const name = 'Rita Redbank'
const minute = 60_000

let inbox: TestInbox

beforeEach(async () => {
  inbox = await openInbox()
})

afterEach(() => inbox.app.close())

async function guess(visitor: Visitor, times: number): Promise<void> {
  await visitor.get('/sign-in')
  for (let count = 0; count < times; count += 1) await visitor.post('/sign-in', { name, password: `wrong ${count}` })
}

test('a stranger who guesses locks nobody out of a browser in which they signed in before', async () => {
  const visitor = await signedIn(inbox, name)
  await visitor.post('/sign-out')
  await guess(new Visitor(inbox.app), 20)
  expect((await new Visitor(inbox.app).signIn(name)).statusCode).toBe(403)
  expect((await visitor.signIn(name)).statusCode).toBe(303)
})

test('such a browser has five tries too, and none by what it keeps of another name or an earlier password', async () => {
  const visitor = await signedIn(inbox, name)
  await visitor.post('/sign-out')
  await guess(visitor, 5)
  expect((await visitor.signIn(name)).statusCode).toBe(403)
  const other = await signedIn(inbox, 'Paul Princeton')
  await other.post('/sign-out')
  await guess(other, 5)
  expect((await other.signIn(name)).statusCode).toBe(403)
  inbox.clock.now += 16 * minute
  await inbox.database.run(`UPDATE accounts SET password = 'scrypt$1024$changed$meanwhile' WHERE name = $1`, name)
  await guess(visitor, 5)
  await guess(new Visitor(inbox.app), 1)
  const [row] = await inbox.database.run('SELECT max(count) AS count FROM failures')
  expect(row?.['count']).toBe(6)
})

test('five wrong passwords at a change of one lock it, and the audit has that', async () => {
  const visitor = await signedIn(inbox, name)
  const change = () => visitor.post('/account', { current: 'not this one', password: 'another long password' })
  for (let count = 0; count < 5; count += 1) expect((await change()).statusCode).toBe(422)
  expect((await change()).statusCode).toBe(429)
  expect(await inbox.database.run(`SELECT account FROM audit WHERE act = 'locked'`)).toEqual([{ account: name }])
})

test('a name that was locked while the clock was wrong is open once it is right', async () => {
  inbox.clock.now += 10 * 365 * 24 * 60 * minute
  await guess(new Visitor(inbox.app), 6)
  inbox.clock.now -= 10 * 365 * 24 * 60 * minute
  expect((await new Visitor(inbox.app).signIn(name)).statusCode).toBe(303)
})

test('a try that began a few milliseconds earlier opens no name that was locked meanwhile', async () => {
  const { database, clock } = inbox
  const tried = { name, browser: '' }
  for (let count = 0; count < 6; count += 1) await countTry(database, tried, clock.now + 5)
  await countTry(database, { name: 'Somebody Else', browser: '' }, clock.now)
  expect(await countTry(database, tried, clock.now + 5)).toBe('locked')
})

test('a try that was not looked at, since too many waited, is none', async () => {
  const { database, clock } = inbox
  const busy = () => Promise.reject(new Refusal(503, 'busy'))
  const tried = { name, browser: '' }
  const typed = { typed: 'anything', stored: null, now: clock.now }
  for (let count = 0; count < 6; count += 1)
    await expect(tryPassword({ database, passwords: { hash: busy, isRight: busy } }, tried, typed)).rejects.toThrow(
      'busy',
    )
  expect((await new Visitor(inbox.app).signIn(name)).statusCode).toBe(303)
})
