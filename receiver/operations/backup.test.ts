import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { startReceiver, submit, type ReceiverProcess } from '../../tools/bench/receiver/receiver-process.ts'
import { startSenders } from '../../tools/bench/receiver/senders.ts'
import { textOf, type Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { backUp, type Place } from './backup.ts'
import { restore } from './restore.ts'

const options = { isReplacing: false, now: () => new Date('2026-11-26T10:00:00.000Z') }

let folder: string
let postgres: Postgres | null = null
let started: ReceiverProcess[]
let databases: Database[]

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  started = []
  databases = []
})

afterEach(async () => {
  await Promise.all([...started.map(({ kill }) => kill()), ...databases.map((database) => database.close())])
  rmSync(folder, { recursive: true, force: true })
})

async function start({ databaseUrl, file }: Place): Promise<ReceiverProcess> {
  const receiver = await startReceiver({ RECEIVER_LIMIT: '0', RECEIVER_FILE: file, DATABASE_URL: databaseUrl ?? '' })
  started.push(receiver)
  return receiver
}

async function open(place: Place): Promise<Database> {
  const database = await openDatabase(place)
  databases.push(database)
  return database
}

async function createPlace(kind: string, name: string): Promise<Place> {
  const file = join(folder, name, 'leads.db')
  return { file, databaseUrl: kind === 'SQLite' ? null : ((await postgres?.createDatabase()) ?? null) }
}

/** Adds to each of these requests what forwarding and staff add. */
async function addTraces(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await database.transaction(async (queries) => {
      await queries.run(
        `INSERT INTO forwards (lead, channel, state, created, due, tried, tries, claimed_until, reason) VALUES ($1, 'mail', 'waiting', '', '', '', 0, '', '') ON CONFLICT DO NOTHING`,
        id,
      )
      await queries.run(
        `INSERT INTO history (lead, number, at, account, act, before, after) VALUES ($1, 1, '', 'ada', 'state', 'new', 'done')`,
        id,
      )
    })
}

async function idsIn(database: Database, table: string, column: string): Promise<Set<string>> {
  return new Set((await database.run(`SELECT ${column} AS id FROM ${table}`)).map((row) => textOf(row, 'id')))
}

describe.each([
  { kind: 'SQLite', isRun: true },
  { kind: 'PostgreSQL', isRun: isPostgresRun },
])('on $kind', ({ kind, isRun }) => {
  test.runIf(isRun)(
    'a copy that is made while requests arrive, restored elsewhere, has all that was acknowledged before it began',
    async () => {
      const place = await createPlace(kind, 'first')
      const copy = join(folder, 'copy')
      const { base } = await start(place)
      const senders = startSenders(base)
      await senders.until(60)
      const traced = senders.acknowledged()
      await addTraces(await open(place), traced)
      await senders.until(120)
      const acknowledged = senders.acknowledged()
      const bytes = await backUp(place, copy)
      await senders.until(senders.acknowledged().length + 20)
      await senders.stop()

      const other = await createPlace(kind, 'second')
      const { requests } = await restore(other, copy, options)
      const second = await start(other)
      const restored = await open(other)
      const ids = await idsIn(restored, 'leads', 'id')
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
      expect([ids.size, bytes]).toEqual([requests, statSync(copy).size])
      for (const table of ['forwards', 'history']) {
        const found = await idsIn(restored, table, 'lead')
        expect(traced.filter((id) => !found.has(id))).toEqual([])
      }
      expect(await submit(second.base, acknowledged[0] ?? '')).toBe(200)
      expect(await submit(second.base, 'a-request-after-restoring')).toBe(201)
    },
  )
})
