import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestsKeptDays } from '../../content/keeping.ts'
import { hipaa } from '../../content/pages/hipaa.ts'
import { left, old, recent, storeWhole } from '../../tests/support/kept-rows.ts'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { numberOf, type Database } from '../database/database.ts'
import type { Entry } from '../log.ts'
import { openDatabase } from '../database/open.ts'
import { readSettings } from '../settings.ts'
import { createKeeper } from './keeper.ts'

const now = () => Promise.resolve(Date.parse('2026-11-26T10:00:00.000Z'))
const secret = 'Canary of the deleted request'

let folder: string
let postgres: Postgres | null = null
let database: Database
let lines: Entry[]

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keeper-'))
  lines = []
  database = await openDatabase({ databaseUrl: null, file: join(folder, 'leads.db') })
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const keeperOf = (kept: Database, uptime?: () => number) =>
  createKeeper({ database: kept, keepDays: 30, now, log: (entry) => lines.push(entry), ...(uptime && { uptime }) })

/** Sweeps in vain, and again a day later. */
async function sweepTwice(kept: Database): Promise<number> {
  let uptime = 0
  const keeper = keeperOf(kept, () => uptime)
  await expect(keeper.sweep()).rejects.toThrow('nothing is deleted for a day')
  uptime = 25 * 3_600_000
  return keeper.sweep()
}

const recentAlone = ['audit audit-b', 'forwards b', 'history b', 'leads b', 'reports report-b']

/** The files of the folder in which a text stands. */
function filesWith(text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

test('what is older than the days that it is kept goes with all its traces, and nothing else', async () => {
  await storeWhole(database, 'a', old, secret)
  await storeWhole(database, 'b', recent, 'kept')
  expect(await keeperOf(database).sweep()).toBe(1)
  expect(await left(database)).toEqual(recentAlone)
})

test('nothing of a deleted request is left in the file, its log or its index, while a receiver has it open', async () => {
  for (let number = 0; number < 450; number += 1) await storeWhole(database, `a${number}`, old, `${secret} ${number}`)
  await storeWhole(database, 'b', recent, 'kept for now')
  expect(filesWith(secret)).toContain('leads.db-wal')
  await database.forget()
  expect(filesWith(secret)).toEqual(['leads.db'])
  const reader = await openDatabase({ databaseUrl: null, file: join(folder, 'leads.db') })
  expect(await sweepTwice(database)).toBe(450)
  expect(existsSync(join(folder, 'leads.db-wal'))).toBe(true)
  expect([filesWith(secret), filesWith('kept for now')]).toEqual([[], ['leads.db']])
  expect(await left(reader)).toEqual(recentAlone)
  await reader.close()
})

test('it begins at once, comes again, and outlives a database that fails', async () => {
  await storeWhole(database, 'a', old, secret)
  await storeWhole(database, 'b', recent, 'kept')
  let again: () => void = () => undefined
  let isEnded = false
  const flaky = { ...database }
  const keeper = createKeeper({
    database: flaky,
    keepDays: 30,
    now,
    log: (entry) => lines.push(entry),
    repeat: (work) => {
      again = work
      return () => {
        isEnded = true
      }
    },
  })
  flaky.transaction = () => Promise.reject(Object.assign(new Error(secret), { errstr: 'database is locked' }))
  keeper.start()
  await keeper.stop()
  expect(isEnded).toBe(true)
  flaky.transaction = database.transaction
  again()
  again()
  await keeper.stop()
  expect(lines).toEqual([
    { server: 'receiver', deleted: 0, reason: 'database is locked' },
    { server: 'receiver', deleted: 1, olderThanDays: 30 },
  ])
})

test('what was deleted before something failed is logged with the reason', async () => {
  await storeWhole(database, 'a', old, secret)
  await storeWhole(database, 'b', recent, 'kept')
  const forget = () => Promise.reject(Object.assign(new Error(secret), { errstr: 'database is locked' }))
  const keeper = keeperOf({ ...database, forget })
  keeper.start()
  await keeper.stop()
  expect(lines).toEqual([{ server: 'receiver', deleted: 1, reason: 'database is locked' }])
  expect(await left(database)).toEqual(recentAlone)
})

describe.runIf(isPostgresRun)('on PostgreSQL', () => {
  test('what is old goes, even where two receivers delete at once, and the tables are vacuumed', async () => {
    const databaseUrl = (await postgres?.createDatabase()) ?? null
    const target = await openDatabase({ databaseUrl, file: '' })
    for (let number = 0; number < 250; number += 1) await storeWhole(target, `a${number}`, old, secret)
    await storeWhole(target, 'b', recent, 'kept')
    const counts = await Promise.all([sweepTwice(target), sweepTwice(target)])
    expect(counts[0] + counts[1]).toBe(250)
    expect(await left(target)).toEqual(recentAlone)
    const tables = await target.run(
      `SELECT relname, reltuples AS found, last_vacuum FROM pg_stat_user_tables JOIN pg_class USING (relname) WHERE relname IN ('leads', 'forwards', 'history', 'audit') AND last_vacuum IS NOT NULL ORDER BY relname`,
    )
    expect(tables.map((row) => [row['relname'], numberOf(row, 'found')])).toEqual([
      ['audit', 1],
      ['forwards', 1],
      ['history', 1],
      ['leads', 1],
    ])
    await target.close()
  })

  test('a note that somebody adds at that moment goes with its request', async () => {
    const databaseUrl = (await postgres?.createDatabase()) ?? null
    const target = await openDatabase({ databaseUrl, file: '' })
    await storeWhole(target, 'a', old, secret)
    await storeWhole(target, 'b', recent, 'kept')
    const { swept } = await target.transaction(async (queries) => {
      await queries.run(`UPDATE leads SET state = state WHERE id = 'a'`)
      const swept = keeperOf(target).sweep()
      await vi.waitFor(async () => {
        expect(await target.run(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).toHaveLength(1)
      }, 10_000)
      await queries.run(`INSERT INTO history VALUES ('a', 2, $1, 'ada', 'note', '', $2)`, recent, secret)
      return { swept }
    })
    expect(await swept).toBe(1)
    expect(await left(target)).toEqual(recentAlone)
    await target.close()
  })
})

test('the privacy page names the days after which requests are deleted', () => {
  expect(readSettings({}).keepDays).toBe(requestsKeptDays)
  const told = JSON.stringify(hipaa.sections).match(/after at most (\d+) days/g)
  expect(told).toEqual([`after at most ${requestsKeptDays} days`])
})
