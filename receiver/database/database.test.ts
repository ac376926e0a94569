import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { createStore } from '../requests/store.ts'
import { allOf, type Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const lead = {
  id: 'lead-of-the-test-001',
  kind: 'lead',
  body: '{"firstName":"Zoë"}',
  received: '2026-11-26T10:00:00.000Z',
}
const leadOf = (number: number) => ({ ...lead, id: `lead-of-the-test-${String(number).padStart(3, '0')}` })

let postgres: Postgres | null = null

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

async function addressOf(server: Postgres | null): Promise<string> {
  if (server === null) throw new Error('No PostgreSQL runs.')
  return server.createDatabase()
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const isHere = kind === 'sqlite' || isPostgresRun
  let folder: string
  let opened: Database[]
  let open: () => Database

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'database-'))
    opened = []
    const address = kind === 'sqlite' ? join(folder, 'leads.db') : isHere ? await addressOf(postgres) : ''
    open = () => {
      const database = kind === 'sqlite' ? openSqlite(address) : openPostgres(address)
      opened.push(database)
      return database
    }
  })

  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  test.runIf(isHere)('several receivers bring a new database to its shape at once', async () => {
    const databases = [open(), open(), open()]
    await Promise.all(databases.map(migrate))
    const [row] = (await databases[0]?.run('SELECT count(*) AS count, max(version) AS version FROM migrations')) ?? []
    expect(Number(row?.['count'])).toBe(Number(row?.['version']))
    await migrate(open())
  })

  test.runIf(isHere)('what a newer receiver made is refused in a sentence', async () => {
    const database = open()
    await migrate(database)
    await database.run(`INSERT INTO migrations (version, name) VALUES (99, 'of a later receiver')`)
    await expect(migrate(database)).rejects.toThrow('was made by a newer receiver (shape 99): run that one.')
  })

  test.runIf(isHere)('what a search looks into is read anew from an older shape, and nothing else', async () => {
    const database = open()
    await migrate(database)
    const body = JSON.stringify({ name: 'José Núñez', phone: '+44 (0)20 7946 0958' })
    await createStore(database).insert({ ...lead, body })
    await database.run(`UPDATE leads SET search = 'as before', state = 'done', clinic = 'montclair'`)
    await database.run(`DELETE FROM migrations WHERE name LIKE 'searching without accents%'`)
    await migrate(database)
    expect(await database.run('SELECT search, state, clinic FROM leads')).toEqual([
      {
        search: expect.stringMatching(/^jose nunez +442079460958 4402079460958$/),
        state: 'done',
        clinic: 'montclair',
      },
    ])
  })

  test.runIf(isHere)('a request is stored once, by whichever receiver, with a row for each channel', async () => {
    const [one, other] = [open(), open()]
    await migrate(one)
    const options = { channels: ['mail', 'hook'] }
    const stores = [createStore(one, options), createStore(other, options)]
    const became = await Promise.all(Array.from({ length: 10 }, () => stores.map((store) => store.insert(lead))).flat())
    expect(became.filter((word) => word === 'stored')).toHaveLength(1)
    expect(became.filter((word) => word === 'known')).toHaveLength(19)
    expect(await stores[0]?.insert({ ...lead, body: '{}' })).toBe('differs')
    expect(await one.run('SELECT lead, channel, state FROM forwards ORDER BY channel')).toEqual([
      { lead: lead.id, channel: 'hook', state: 'waiting' },
      { lead: lead.id, channel: 'mail', state: 'waiting' },
    ])
  })

  test.runIf(isHere)('a transaction that fails leaves nothing, and the next one works', async () => {
    const database = open()
    await migrate(database)
    const failing = database.transaction(async (queries) => {
      await queries.run(`INSERT INTO reports VALUES ('a', 'error', 'x', 1, '', '')`)
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect(await database.run('SELECT * FROM reports')).toEqual([])
    await expect(database.run('SELECT id FROM nowhere')).rejects.toThrow('nowhere')
    expect(await createStore(database).insert(lead)).toBe('stored')
  })

  test.runIf(isHere)('a transaction sees nothing of others that are under way in the same process', async () => {
    const database = open()
    await migrate(database)
    const count = async () => Number((await database.run('SELECT count(*) AS count FROM reports'))[0]?.['count'])
    const add = (name: string, fails: boolean) =>
      database.transaction(async (queries) => {
        await queries.run(`INSERT INTO reports VALUES ($1, 'error', 'x', 1, '', '')`, name)
        if (fails) throw new Error(name)
      })
    const all = await Promise.allSettled([add('a', false), add('b', true), count(), add('c', false), add('d', true)])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected'])
    expect(await count()).toBe(2)
  })

  test.runIf(isHere)('rows are those of the moment in which reading begins', async () => {
    const database = open()
    await migrate(database)
    const store = createStore(database)
    for (let number = 0; number < 450; number += 1) await store.insert(leadOf(number))
    const read = store.rows()[Symbol.asyncIterator]()
    expect((await read.next()).value).toMatchObject(leadOf(0))
    await store.insert(leadOf(450))
    await database.run('DELETE FROM leads WHERE id = $1', leadOf(400).id)
    const rest = await allOf({ [Symbol.asyncIterator]: () => read })
    expect(rest).toMatchObject(Array.from({ length: 449 }, (_, index) => leadOf(index + 1)))
    expect(await allOf(store.rows())).toHaveLength(450)
  })

  test.runIf(isHere)('reading that is given up keeps nothing, and trying the disk leaves nothing', async () => {
    const database = open()
    await migrate(database)
    const store = createStore(database)
    for (let number = 0; number < 20; number += 1) {
      await store.insert(leadOf(number))
      for await (const row of store.rows()) if (row.id !== '') break
    }
    await store.tryDisk()
    expect(await allOf(store.rows())).toHaveLength(20)
    await database.forget()
    expect(await database.size()).toBeGreaterThan(10_000)
    expect(Math.abs((await database.now()) - Date.now())).toBeLessThan(60_000)
  })

  test.runIf(isHere)('texts come back as they were, whatever they hold', async () => {
    const database = open()
    await migrate(database)
    const store = createStore(database)
    const odd = { ...lead, body: JSON.stringify({ name: `'; DROP TABLE leads;-- $1 \\ "🙂" ${'x'.repeat(60_000)}` }) }
    await store.insert(odd)
    expect(await allOf(store.rows())).toMatchObject([odd])
  })
})

describe('a PostgreSQL server that ends and comes back', () => {
  test.runIf(isPostgresRun)('costs what is asked meanwhile, and nothing that was acknowledged', async () => {
    const server = await startPostgres()
    const database = openPostgres(await server.createDatabase())
    try {
      await migrate(database)
      const store = createStore(database)
      expect(await store.insert(leadOf(1))).toBe('stored')
      await server.crash()
      await expect(store.insert(leadOf(2))).rejects.toThrow(/terminat|ECONN|closed/i)
      await expect(store.tryDisk()).rejects.toThrow(/terminat|ECONN|closed/i)
      await server.resume()
      expect(await store.insert(leadOf(2))).toBe('stored')
      expect((await allOf(store.rows())).map(({ id }) => id)).toEqual([leadOf(1).id, leadOf(2).id])
    } finally {
      await database.close()
      await server.stop()
    }
  })
})
