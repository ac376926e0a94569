import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import type { Database } from '../database/database.ts'
import { newestShape } from '../database/migrations.ts'
import { openDatabase } from '../database/open.ts'
import { createStore } from '../requests/store.ts'
import { backUp, type Place } from './backup.ts'
import { runOperation } from './command.ts'

const now = () => new Date('2026-11-26T10:00:00.000Z')
const lead = { kind: 'lead', body: '{}', received: '2026-11-22T10:00:00.000Z' }

let folder: string
let postgres: Postgres | null = null
let place: Place
let other: Place
let copy: string

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'))
  place = { databaseUrl: null, file: join(folder, 'leads.db') }
  other = { databaseUrl: null, file: join(folder, 'other/leads.db') }
  copy = join(folder, 'copy.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a place and stores as many requests there. */
async function fill(where: Place, count: number): Promise<Database> {
  const database = await openDatabase(where)
  const { insert } = createStore(database)
  for (let number = 0; number < count; number += 1) await insert({ ...lead, id: `request-${count}-${number}` })
  return database
}

async function filled(where: Place, count: number): Promise<void> {
  await (await fill(where, count)).close()
}

async function countIn(where: Place): Promise<number> {
  const database = await openDatabase(where)
  const rows = await database.run('SELECT id FROM leads')
  await database.close()
  return rows.length
}

const signedOut =
  'Accounts and passwords are those of the copy; everybody is signed out, and one-time links have ended.'

const run = (where: Place, ...args: string[]) => runOperation(args, where, now)

describe('a copy of an SQLite file', () => {
  test('is one file that only its owner reads, and holds what the file’s own log has', async () => {
    const database = await fill(place, 3)
    expect(statSync(`${place.file}-wal`).size).toBeGreaterThan(0)
    expect(await run(place, '--backup', copy)).toBe(
      `${copy} has everything of ${place.file}, ${statSync(copy).size} bytes.`,
    )
    await database.close()
    expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'leads.db'])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(await run(other, '--restore', copy)).toBe(`Restored 3 requests to ${other.file}. ${signedOut}`)
    expect(await countIn(other)).toBe(3)
  })

  test('takes no other file’s place, and is not made of nothing', async () => {
    await expect(backUp(place, copy)).rejects.toThrow(`${place.file} is not there.`)
    await filled(place, 1)
    writeFileSync(copy, 'mine')
    await expect(backUp(place, copy)).rejects.toThrow('copy.db is there already: name a new file.')
    expect(readFileSync(copy, 'utf8')).toBe('mine')
    await expect(backUp(place, join(folder, 'none', 'copy.db'))).rejects.toThrow(
      `${join(folder, 'none')} is not there: `,
    )
  })

  test('of a damaged file is refused, and nothing is left of it', async () => {
    await filled(place, 400)
    damage(place.file)
    await expect(backUp(place, copy)).rejects.toThrow('leads.db cannot be copied: ')
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])
  })
})

describe('restoring an SQLite file', () => {
  beforeEach(async () => {
    await filled(place, 3)
    await backUp(place, copy)
  })

  test('replaces a file only when asked to, and keeps it', async () => {
    await filled(other, 5)
    await expect(run(other, '--restore', copy)).rejects.toThrow('with --replace the copy takes its place')
    expect(await countIn(other)).toBe(5)
    const kept = `${other.file}.before-restore-2026-11-26T10-00-00Z`
    expect(await run(other, '--restore', copy, '--replace')).toBe(
      `Restored 3 requests to ${other.file}; the file before them is ${kept}. ${signedOut}`,
    )
    expect([await countIn(other), await countIn({ ...other, file: kept })]).toEqual([3, 5])
    expect(statSync(other.file).mode & 0o777).toBe(0o600)
  })

  test.runIf(process.getuid?.() === 0)('gives the file to the user whose folder it is in', async () => {
    mkdirSync(join(folder, 'other'))
    chownSync(join(folder, 'other'), 12_345, 12_346)
    await run(other, '--restore', copy)
    expect(statSync(other.file)).toMatchObject({ uid: 12_345, gid: 12_346 })
  })

  test('is refused while a receiver has the file open, and disturbs nothing', async () => {
    const database = await fill(other, 5)
    await expect(run(other, '--restore', copy, '--replace')).rejects.toThrow('open: stop it first.')
    expect(await createStore(database).insert({ ...lead, id: 'request-of-afterwards' })).toBe('stored')
    await database.close()
    expect([await countIn(other), readdirSync(join(folder, 'other'))]).toEqual([6, ['leads.db']])
  })

  test('replaces a damaged file, and what belongs to it', async () => {
    await filled(other, 1)
    writeFileSync(other.file, 'no database')
    writeFileSync(`${other.file}-wal`, 'no log')
    await run(other, '--restore', copy, '--replace')
    expect(await countIn(other)).toBe(3)
    expect(readdirSync(join(folder, 'other')).filter((name) => name.includes('before'))).toHaveLength(2)
  })

  test.each([
    { what: 'damaged', spoil: () => damage(copy), reason: 'cannot be copied' },
    { what: 'cut off', spoil: () => truncateSync(copy, 5000), reason: 'cannot be copied' },
    { what: 'no database', spoil: () => writeFileSync(copy, 'Dear Sir or Madam'), reason: 'cannot be copied' },
    { what: 'another program’s', spoil: () => change('DROP TABLE leads'), reason: 'is no database of a receiver' },
    {
      what: 'of a newer receiver',
      spoil: () => change(`INSERT INTO migrations (version, name) VALUES (${newestShape + 1}, '')`),
      reason: `was made by a newer receiver (shape ${newestShape + 1})`,
    },
    { what: 'not there', spoil: () => rmSync(copy), reason: 'copy.db is not there' },
  ])('is refused where the copy is $what, and changes nothing', async ({ spoil, reason }) => {
    await filled(other, 5)
    spoil()
    await expect(run(other, '--restore', copy, '--replace')).rejects.toThrow(reason)
    expect([await countIn(other), readdirSync(join(folder, 'other'))]).toEqual([5, ['leads.db']])
  })

  test('accepts a copy of the first receivers, which had no shapes', async () => {
    change('DROP TABLE migrations')
    change('DROP TABLE history; DROP TABLE forwards; DROP TABLE reports; DROP TABLE audit')
    change('DROP TABLE accounts; DROP TABLE sessions; DROP TABLE links; DROP TABLE failures')
    change('DROP INDEX leads_by_state; DROP INDEX leads_by_time')
    for (const column of ['clinic', 'state', 'search']) change(`ALTER TABLE leads DROP COLUMN ${column}`)
    expect(await run(other, '--restore', copy)).toBe(`Restored 3 requests to ${other.file}. ${signedOut}`)
    expect(await countIn(other)).toBe(3)
  })
})

describe.runIf(isPostgresRun)('on PostgreSQL', () => {
  beforeEach(async () => {
    place = { ...place, databaseUrl: (await postgres?.createDatabase()) ?? null }
    other = { ...other, databaseUrl: (await postgres?.createDatabase()) ?? null }
    await filled(place, 3)
    await backUp(place, copy)
  })

  test('a copy is an archive that only its owner reads, and goes into an empty database', async () => {
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const name = `PostgreSQL at ${other.databaseUrl?.split('@')[1]}`
    expect(await run(other, '--restore', copy)).toBe(`Restored 3 requests to ${name}. ${signedOut}`)
    expect(await countIn(other)).toBe(3)
  })

  test('a database that has anything is left as it is', async () => {
    await filled(other, 5)
    await expect(run(other, '--restore', copy, '--replace')).rejects.toThrow('is not empty')
    expect(await countIn(other)).toBe(5)
  })

  test('an archive that is cut off or of a newer receiver leaves the database empty', async () => {
    const database = await openDatabase(place)
    await database.run(`INSERT INTO migrations (version, name) VALUES ($1, '')`, newestShape + 1)
    await database.close()
    const newer = join(folder, 'newer')
    await backUp(place, newer)
    await expect(run(other, '--restore', newer)).rejects.toThrow('was made by a newer receiver')
    truncateSync(copy, statSync(copy).size - 200)
    await expect(run(other, '--restore', copy)).rejects.toThrow('pg_restore failed')
    writeFileSync(copy, 'Dear Sir or Madam')
    await expect(run(other, '--restore', copy)).rejects.toThrow('pg_restore failed')
    expect(await countIn(other)).toBe(0)
  })

  test('a machine without PostgreSQL’s programs says so', async () => {
    const path = process.env['PATH']
    process.env['PATH'] = folder
    await expect(backUp(place, join(folder, 'second'))).rejects.toThrow(
      'pg_dump is not installed: it comes with PostgreSQL’s client'.replace('’', "'"),
    )
    process.env['PATH'] = path
    expect(existsSync(join(folder, 'second'))).toBe(false)
  })
})

test('other arguments are not these operations’, and half of one is refused', async () => {
  expect(await run(place)).toBeNull()
  expect(await run(place, '--invite', 'ada')).toBeNull()
  for (const args of [
    ['--replace'],
    ['--backup='],
    ['--restore='],
    ['--restore', '--replace', copy],
    ['--backup', copy, '--replace'],
    ['--backup', copy, '--restore', copy],
  ])
    await expect(run(place, ...args)).rejects.toThrow('Give --backup <file>, or --restore <file>')
})

/** Overwrites what stands in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(7, 4096, bytes.length - 4096))
}

function change(sql: string): void {
  const database = new DatabaseSync(copy)
  database.exec(sql)
  database.close()
}
