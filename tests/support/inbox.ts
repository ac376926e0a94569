import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Database } from '../../receiver/database/database.ts'
import { migrate } from '../../receiver/database/migrations.ts'
import { openSqlite } from '../../receiver/database/sqlite.ts'
import { addAccount, addLink, type Rights } from '../../receiver/inbox/accounts.ts'
import { createInbox, type InboxOptions } from '../../receiver/inbox/inbox.ts'
import { createPasswords } from '../../receiver/inbox/passwords.ts'
import { createStore, type LeadStore } from '../../receiver/requests/store.ts'

/** Cheap hashes, so that tests are quick. */
export const cheap = 2 ** 10

export const password = 'a long enough password'

/** The site's accounts in tests, by name. */
export const accounts = [
  { name: 'Olive Owner', role: 'owner', clinic: '' },
  { name: 'Rita Redbank', role: 'clinic', clinic: 'red-bank' },
  { name: 'Paul Princeton', role: 'clinic', clinic: 'princeton' },
] as const

/** An inbox on a database in memory, with a clock that tests move. */
export interface TestInbox {
  app: FastifyInstance
  database: Database
  store: LeadStore
  clock: { now: number }
}

export async function openInbox(options: Partial<InboxOptions> = {}): Promise<TestInbox> {
  return openInboxOn(openSqlite(':memory:'), options)
}

/** An inbox on an empty database, with a clock that tests move. */
export async function openInboxOn(opened: Database, options: Partial<InboxOptions> = {}): Promise<TestInbox> {
  const clock = { now: Date.parse('2026-11-23T14:05:00Z') }
  const database = { ...opened, now: async () => clock.now }
  await migrate(database)
  const channels = ['mail', 'hook']
  const store = createStore(database, { channels })
  for (const account of accounts) await addAccount(database, { ...account, password }, createPasswords(cheap))
  const shared = { database, store, channels, url: null, proxies: 'loopback', exportToken: null, log: () => undefined }
  const app = await createInbox({ ...shared, limit: 0, passwordCost: cheap, ...options })
  return { app, database, store, clock }
}

/** What a browser keeps, and how it asks. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    return this.#keep(await this.#app.inject({ method: 'GET', url, headers: { ...this.#sent(), ...headers } }))
  }

  /** Posts a form as a page of the inbox does, with the token of the last page that had one. */
  async post(
    url: string,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const payload = new URLSearchParams({ token: this.token, ...fields }).toString()
    const own = { ...this.#sent(), origin: 'http://localhost:8788', 'sec-fetch-site': 'same-origin' }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await this.#app.inject({ method: 'POST', url, payload, headers: { ...own, ...type, ...headers } })
    return this.#keep(answer)
  }

  /** The token in the forms of the last page. */
  token = ''

  async signIn(name: string, typed = password): Promise<LightMyRequestResponse> {
    await this.get('/sign-in')
    const answer = await this.post('/sign-in', { name, password: typed })
    if (answer.statusCode === 303) await this.get('/account')
    return answer
  }

  #sent(): Record<string, string> {
    return { host: 'localhost:8788', cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies) this.cookies.set(name, value)
    const token = /name="token"\s+value="([^"]+)"/.exec(answer.body)?.[1]
    if (token !== undefined) this.token = token
    return answer
  }
}

/** Makes a one-time link, as `addLink` does. */
export async function createLink(
  database: Database,
  rights: Rights,
  names: Parameters<typeof addLink>[3] = {},
): Promise<string> {
  const now = await database.now()
  return database.transaction((queries) => addLink(queries, now, rights, names))
}

/** A visitor who is signed in. */
export async function signedIn({ app }: TestInbox, name: string): Promise<Visitor> {
  const visitor = new Visitor(app)
  await visitor.signIn(name)
  return visitor
}

/** The page to which an answer leads. */
export function follow(visitor: Visitor, { headers }: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  return visitor.get(String(headers.location).replace(/#.*/, ''))
}
