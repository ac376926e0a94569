import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  accounts,
  createLink,
  follow,
  openInbox,
  password,
  signedIn,
  Visitor,
  type TestInbox,
} from '../../tests/support/inbox.ts'
import { listAccounts } from './accounts.ts'
import { digestOf } from './secrets.ts'
import { sessionEnds } from './sessions.ts'

let inbox: TestInbox

beforeEach(async () => {
  inbox = await openInbox()
})

afterEach(() => inbox.app.close())

const minute = 60_000
const isIn = async (visitor: Visitor) => (await visitor.get('/requests')).statusCode === 200

describe('signing in', () => {
  test('takes the name in any spelling, and opens the page that was asked for', async () => {
    const visitor = new Visitor(inbox.app)
    const asked = await visitor.get('/requests/some-request-of-mine')
    expect(asked.headers.location).toBe('/sign-in?next=%2Frequests%2Fsome-request-of-mine')
    await visitor.get(String(asked.headers.location))
    const fields = { name: '  olive   OWNER ', password, next: '/requests/some-request-of-mine' }
    expect((await visitor.post('/sign-in', fields)).headers.location).toBe('/requests/some-request-of-mine')
    expect(await isIn(visitor)).toBe(true)
    expect((await visitor.get(String(asked.headers.location))).headers.location).toBe('/requests/some-request-of-mine')
    expect((await visitor.get('/sign-in?next=//evil.example')).headers.location).toBe('/requests')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/requests/../../x', '/requests?search=x'])(
    'never leads to %s',
    async (next) => {
      const visitor = new Visitor(inbox.app)
      await visitor.get('/sign-in')
      const { headers } = await visitor.post('/sign-in', { name: 'Olive Owner', password, next })
      expect(headers.location).toBe('/requests')
    },
  )

  test('gives a new secret each time, and ends the one that was brought along (fixation)', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    const first = visitor.cookies.get('inbox') ?? ''
    visitor.cookies.delete('inbox')
    await visitor.get('/sign-in')
    visitor.cookies.set('inbox', first)
    await visitor.post('/sign-in', { name: 'Rita Redbank', password })
    expect(visitor.cookies.get('inbox')).not.toBe(first)
    const thief = new Visitor(inbox.app)
    thief.cookies.set('inbox', first)
    expect(await isIn(thief)).toBe(false)
  })

  test('takes no secret that a stranger has set', async () => {
    const visitor = new Visitor(inbox.app)
    visitor.cookies.set('inbox', 'a'.repeat(43))
    await visitor.signIn('Rita Redbank')
    expect(visitor.cookies.get('inbox')).not.toBe('a'.repeat(43))
  })

  test('leaves only digests in the database', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    const secret = visitor.cookies.get('inbox') ?? ''
    const rows = await inbox.database.run('SELECT token FROM sessions')
    expect(rows).toEqual([{ token: digestOf(secret) }])
    expect(secret).toMatch(/^[\w-]{43}$/)
  })
})

describe('guessing', () => {
  async function guess(name: string, times: number): Promise<string[]> {
    const visitor = new Visitor(inbox.app)
    const answers: string[] = []
    for (let count = 0; count < times; count += 1) {
      await visitor.get('/sign-in')
      const { statusCode, body } = await visitor.post('/sign-in', { name, password: `wrong password ${count}` })
      answers.push(`${statusCode} ${body.replaceAll(visitor.token, '').replaceAll(name, '')}`)
    }
    return answers
  }

  test('locks a name after five failures, and answers the same for one that does not exist', async () => {
    const real = await guess('Rita Redbank', 7)
    expect(await guess('Nobody Known', 7)).toEqual(real)
    expect(real.filter((answer) => answer.includes('Too many tries'))).toHaveLength(3)
    const visitor = new Visitor(inbox.app)
    expect((await visitor.signIn('Rita Redbank')).statusCode).toBe(403)
    expect((await visitor.signIn('rita  REDBANK')).statusCode).toBe(403)
    inbox.clock.now += 15 * minute
    expect((await visitor.signIn('Rita Redbank')).statusCode).toBe(303)
  })

  test('many guesses at once are no more than five', async () => {
    const visitor = new Visitor(inbox.app)
    await visitor.get('/sign-in')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post('/sign-in', { name: 'Rita Redbank', password: 'wrong password' })),
    )
    expect(answers.filter(({ body }) => body.includes('do not go together'))).toHaveLength(4)
  })

  test('four failures are forgotten once the right password is given', async () => {
    await guess('Rita Redbank', 4)
    const visitor = new Visitor(inbox.app)
    expect((await visitor.signIn('Rita Redbank')).statusCode).toBe(303)
    await guess('Rita Redbank', 4)
    expect((await new Visitor(inbox.app).signIn('Rita Redbank')).statusCode).toBe(303)
  })

  test('what was typed as a name is not kept', async () => {
    await guess('my secret password', 5)
    const kept = JSON.stringify([
      await inbox.database.run('SELECT * FROM failures'),
      await inbox.database.run('SELECT * FROM audit'),
    ])
    expect(kept).not.toContain('secret')
  })

  test('an address has few tries, whatever the names', async () => {
    const limited = await openInbox({ limit: 3 })
    const visitor = new Visitor(limited.app)
    await visitor.get('/sign-in')
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      statuses.push((await visitor.post('/sign-in', { name, password: 'wrong password' })).statusCode)
    expect(statuses).toEqual([403, 403, 403, 429])
    await limited.app.close()
  })
})

describe('a session ends', () => {
  test('after 12 hours without use', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    inbox.clock.now += sessionEnds.idle - minute
    expect(await isIn(visitor)).toBe(true)
    inbox.clock.now += sessionEnds.idle - minute
    expect(await isIn(visitor)).toBe(true)
    inbox.clock.now += sessionEnds.idle + minute
    expect(await isIn(visitor)).toBe(false)
  })

  test('after seven days, however much it was used', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    for (let hours = 6; hours <= 7 * 24; hours += 6) {
      inbox.clock.now += 6 * 60 * minute
      expect(await isIn(visitor)).toBe(true)
    }
    inbox.clock.now += minute
    expect(await isIn(visitor)).toBe(false)
  })

  test('on sign-out, for whoever has stolen it too', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    const thief = new Visitor(inbox.app)
    thief.cookies.set('inbox', visitor.cookies.get('inbox') ?? '')
    expect(await isIn(thief)).toBe(true)
    for (const press of [1, 2])
      expect([press, (await visitor.post('/sign-out')).headers.location]).toEqual([press, '/sign-in?said=out'])
    expect([await isIn(visitor), await isIn(thief)]).toEqual([false, false])
  })

  test('when the password changes, except the one in which it was changed', async () => {
    const other = await signedIn(inbox, 'Rita Redbank')
    const visitor = await signedIn(inbox, 'Rita Redbank')
    const fields = { current: password, password: 'another long password' }
    expect((await visitor.post('/account', fields)).statusCode).toBe(303)
    expect([await isIn(visitor), await isIn(other)]).toEqual([true, false])
    expect((await new Visitor(inbox.app).signIn('Rita Redbank')).statusCode).toBe(403)
    expect((await new Visitor(inbox.app).signIn('Rita Redbank', 'another long password')).statusCode).toBe(303)
  })

  test('when the account is removed', async () => {
    const visitor = await signedIn(inbox, 'Rita Redbank')
    const owner = await signedIn(inbox, 'Olive Owner')
    await owner.post('/accounts/remove', { account: 'Rita Redbank' })
    expect(await isIn(visitor)).toBe(false)
  })
})

describe('a one-time link', () => {
  const take = async (token: string, fields: Record<string, string>) => {
    const visitor = new Visitor(inbox.app)
    await visitor.get(`/welcome/${token}`)
    return { visitor, answer: await visitor.post(`/welcome/${token}`, fields) }
  }

  test('makes an account with its rights, once', async () => {
    const token = await createLink(inbox.database, { role: 'clinic', clinic: 'westfield' })
    const { visitor, answer } = await take(token, { name: 'Wanda', password })
    expect(answer.headers.location).toBe('/requests?said=welcome#said')
    expect(await isIn(visitor)).toBe(true)
    expect(await listAccounts(inbox.database)).toContainEqual(
      expect.objectContaining({ name: 'Wanda', role: 'clinic', clinic: 'westfield' }),
    )
    expect((await take(token, { name: 'Second', password })).answer.statusCode).toBe(403)
    expect((await new Visitor(inbox.app).get(`/welcome/${token}`)).statusCode).toBe(404)
  })

  test('used by two at once makes one account', async () => {
    const token = await createLink(inbox.database, { role: 'owner', clinic: '' })
    const [one, other] = [new Visitor(inbox.app), new Visitor(inbox.app)]
    await Promise.all([one.get(`/welcome/${token}`), other.get(`/welcome/${token}`)])
    const answers = await Promise.all([
      one.post(`/welcome/${token}`, { name: 'One', password }),
      other.post(`/welcome/${token}`, { name: 'Other', password }),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 404]))
    expect(await listAccounts(inbox.database)).toHaveLength(accounts.length + 1)
  })

  test('says what is wrong with a name or a password, and can be used again', async () => {
    const token = await createLink(inbox.database, { role: 'owner', clinic: '' })
    for (const [name, typed, said] of [
      ['', password, 'Enter a name'],
      ['x'.repeat(61), password, 'Enter a name'],
      ['olive owner', password, 'Somebody has this name'],
      ['Wanda', 'too short', 'at least 12'],
      ['Wanda', 'x'.repeat(201), 'at most 200'],
    ] as const) {
      const { answer } = await take(token, { name, password: typed })
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toMatch(new RegExp(`id="(name|password)-fault">[^<]*${said}`))
      expect(answer.body).not.toContain(`value="${typed}"`)
    }
    expect((await take(token, { name: 'Wanda', password })).answer.statusCode).toBe(303)
  })

  test('for an account sets its password, ends its sessions and unlocks it', async () => {
    const before = await signedIn(inbox, 'Rita Redbank')
    const owner = await signedIn(inbox, 'Olive Owner')
    const made = await owner.post('/accounts/link', { account: 'Rita Redbank' })
    const page = await owner.get(String(made.headers.location).replace('#said', ''))
    const token = /\/welcome\/([\w-]{43})/.exec(page.body)?.[1] ?? ''
    expect(String(made.headers.location)).not.toContain(token)
    const { visitor, answer } = await take(token, { name: 'Somebody Else', password: 'another long password' })
    expect((await follow(visitor, answer)).body).toContain('Your new password is set.')
    expect([await isIn(visitor), await isIn(before)]).toEqual([true, false])
    expect(await listAccounts(inbox.database)).toHaveLength(accounts.length)
  })
})
