import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { idsIn, sqlite, sqliteProgram } from '../../tools/bench/receiver/sqlite-program.ts'
import { openLeadStore } from '../../tests/support/lead-store.ts'
import { isPostgresRun, startPostgres, type Postgres } from '../../tests/support/postgres.ts'
import { allOf } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { createStore, type StoredLead } from './store.ts'

const lead = { id: 'lead-of-the-test-1', kind: 'lead', body: '{}', received: '2026-11-22T10:00:00.000Z' }

let postgres: Postgres | null = null
let folder: string
let file: string

beforeAll(async () => {
  if (isPostgresRun) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  file = join(folder, 'leads.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leadOf = (number: number): StoredLead => ({ ...lead, id: `lead-of-the-test-${String(number).padStart(3, '0')}` })

/**
 * Makes the sqlite3 program write to the file while it runs a shell command. Resolves once that has begun, to a
 * function that waits for its end.
 */
async function writeMeanwhile(command: string): Promise<() => Promise<unknown>> {
  const commands = ['BEGIN IMMEDIATE', `.shell echo begun; ${command}`, 'COMMIT']
  const writing = spawn(sqliteProgram(), ['-batch', file, ...commands], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(writing, 'exit')
  await once(writing.stdout, 'data')
  return () => {
    writing.stdin.end()
    return ended
  }
}

test('what was stored is there when the file is opened again', async () => {
  const store = await openLeadStore(file)
  await store.insert(lead)
  await store.close()
  const again = await openLeadStore(file)
  expect(await again.insert(lead)).toBe('known')
  expect(await again.all()).toMatchObject([lead])
  await again.close()
})

test('a file that the WebAssembly build left during a write opens with its write-ahead log, and can be used', async () => {
  cpSync(join(import.meta.dirname, 'left-by-node-sqlite3-wasm'), folder, { recursive: true })
  const store = await openLeadStore(file)
  const ids = [
    ...Array.from({ length: 11 }, (_, index) => `left-by-the-old-one-${index + 1}`),
    'left-by-the-old-one-deep',
  ]
  const rows = await store.all()
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(await Promise.all(rows.map((row) => store.insert(row)))).toEqual(ids.map(() => 'known'))
  expect(await store.insert(lead)).toBe('stored')
  await store.close()
  expect(await idsIn(file)).toEqual(new Set([...ids, lead.id]))
  expect(await sqlite(file, 'PRAGMA integrity_check')).toBe('ok')
})

describe('while another program writes to the file', () => {
  test('a new file is waited for', async () => {
    await sqlite(file, 'CREATE TABLE other (name TEXT)')
    const ended = await writeMeanwhile('sleep 1')
    const store = await openLeadStore(file)
    expect(await store.insert(lead)).toBe('stored')
    await store.close()
    await ended()
  })

  test('an insertion waits, and fails after a while without storing anything', async () => {
    const store = await openLeadStore(file)
    const briefly = await writeMeanwhile('sleep 1')
    expect(await store.insert(lead)).toBe('stored')
    await briefly()
    const untilTold = await writeMeanwhile('cat')
    await expect(store.insert(leadOf(2))).rejects.toThrow('database is locked')
    await expect(store.tryDisk()).rejects.toThrow('database is locked')
    expect(await store.all()).toMatchObject([lead])
    await untilTold()
    expect(await store.insert(leadOf(2))).toBe('stored')
    await store.close()
  })

  test('a file that is moved away before the commit is noticed after it', async () => {
    const store = await openLeadStore(file)
    const ended = await writeMeanwhile(`sleep 1; mv '${file}' '${file}.old'`)
    await expect(store.insert(lead)).rejects.toThrow('leads.db, its -wal or its -shm was removed or replaced')
    await ended()
    await store.close()
  })
})

describe('the rows', () => {
  test('are those of the moment in which reading begins, and hinder no writer', async () => {
    const store = await openLeadStore(file)
    const other = new DatabaseSync(file)
    for (let number = 0; number < 120; number += 1) await store.insert(leadOf(number))
    const read = store.rows()[Symbol.asyncIterator]()
    expect((await read.next()).value).toMatchObject(leadOf(0))
    other.exec(`DELETE FROM leads WHERE id = '${leadOf(100).id}'; VACUUM`)
    expect(await store.insert(leadOf(120))).toBe('stored')
    const rest = await allOf({ [Symbol.asyncIterator]: () => read })
    expect(rest.map(({ id }) => id)).toEqual(Array.from({ length: 119 }, (_, index) => leadOf(index + 1).id))
    other.close()
    await store.close()
  })

  test('that nobody reads to the end keep no lock', async () => {
    const store = await openLeadStore(file)
    for (let number = 0; number < 10; number += 1) await store.insert(leadOf(number))
    for await (const row of store.rows()) if (row.id === leadOf(1).id) break
    const other = new DatabaseSync(file)
    expect(other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0, log: 0 })
    other.close()
    await store.close()
  })
})

describe.each(['SQLite', 'PostgreSQL'])('in %s', (kind) => {
  const isHere = kind === 'SQLite' || isPostgresRun

  test.runIf(isHere)(
    'above the ceiling what is known is known, nothing new is stored, and there is room again after a deletion',
    async () => {
      vi.useFakeTimers({ toFake: ['performance'] })
      onTestFinished(() => void vi.useRealTimers())
      const databaseUrl = kind === 'SQLite' ? null : ((await postgres?.createDatabase()) ?? null)
      const database = await openDatabase({ databaseUrl, file })
      const other = await openDatabase({ databaseUrl, file })
      const maxBytes = (await database.size(0)) + 1_950_000
      const store = createStore(database, { maxBytes })
      const texts = Array.from({ length: 5 }, () => randomBytes(450_000).toString('base64'))
      const insert = (number: number) => {
        vi.advanceTimersByTime(61_000)
        const body = JSON.stringify({ text: texts[number] })
        return store.insert({ ...leadOf(number), body }).catch(String)
      }
      const tries: string[] = []
      for (let number = 0; number < 5; number += 1) tries.push(await insert(number))
      const full = `Error: ${basename(database.place)} has reached RECEIVER_MAX_BYTES, ${maxBytes}: delete rows, or raise it.`
      expect(tries).toEqual(['stored', 'stored', 'stored', 'stored', full])
      await expect(store.tryDisk()).rejects.toThrow('RECEIVER_MAX_BYTES')
      expect(await insert(2)).toBe('known')
      await other.run('DELETE FROM leads WHERE id = $1', leadOf(0).id)
      expect(await insert(4)).toBe('stored')
      await database.close()
      await other.close()
    },
  )
})

test('trying the disk leaves nothing', async () => {
  const store = await openLeadStore(file)
  await store.tryDisk()
  expect(await store.all()).toEqual([])
  await store.close()
})
