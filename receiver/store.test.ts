import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idsIn, sqlite, sqliteProgram } from '../tools/bench/receiver/sqlite-program.ts'
import { openLeadStore, type StoredLead } from './store.ts'

const lead = { id: 'lead-of-the-test-1', kind: 'lead', body: '{}', received: '2026-11-22T10:00:00.000Z' }

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  file = join(folder, 'leads.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leadOf = (number: number): StoredLead => ({ ...lead, id: `lead-of-the-test-${number}` })

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

test('what was stored is there when the file is opened again', () => {
  const store = openLeadStore(file)
  store.insert(lead)
  store.close()
  const again = openLeadStore(file)
  expect(again.insert(lead)).toBe('known')
  expect([...again.rows()]).toEqual([lead])
  again.close()
})

test('a file that the WebAssembly build left during a write opens with its write-ahead log, and can be used', async () => {
  cpSync(join(import.meta.dirname, 'left-by-node-sqlite3-wasm'), folder, { recursive: true })
  const store = openLeadStore(file)
  const ids = [
    ...Array.from({ length: 11 }, (_, index) => `left-by-the-old-one-${index + 1}`),
    'left-by-the-old-one-deep',
  ]
  const rows = [...store.rows()]
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(rows.map((row) => store.insert(row))).toEqual(ids.map(() => 'known'))
  expect(store.insert(lead)).toBe('stored')
  store.close()
  expect(await idsIn(file)).toEqual(new Set([...ids, lead.id]))
  expect(await sqlite(file, 'PRAGMA integrity_check')).toBe('ok')
})

describe('while another program writes to the file', () => {
  test('a new file is waited for', async () => {
    await sqlite(file, 'CREATE TABLE other (name TEXT)')
    const ended = await writeMeanwhile('sleep 1')
    const store = openLeadStore(file)
    expect(store.insert(lead)).toBe('stored')
    store.close()
    await ended()
  })

  test('an insertion waits, and fails after a while without storing anything', async () => {
    const store = openLeadStore(file)
    const briefly = await writeMeanwhile('sleep 1')
    expect(store.insert(lead)).toBe('stored')
    await briefly()
    const untilTold = await writeMeanwhile('cat')
    expect(() => store.insert(leadOf(2))).toThrow('database is locked')
    expect(() => store.tryDisk()).toThrow('database is locked')
    expect([...store.rows()]).toEqual([lead])
    await untilTold()
    expect(store.insert(leadOf(2))).toBe('stored')
    store.close()
  })

  test('a file that is moved away before the commit is noticed after it', async () => {
    const store = openLeadStore(file)
    const ended = await writeMeanwhile(`sleep 1; mv '${file}' '${file}.old'`)
    expect(() => store.insert(lead)).toThrow('leads.db, its -wal or its -shm was removed or replaced')
    await ended()
    store.close()
  })
})

describe('the rows', () => {
  test('are those of the moment in which reading begins, and hinder no writer', () => {
    const store = openLeadStore(file)
    const other = new DatabaseSync(file)
    for (let number = 0; number < 120; number += 1) store.insert(leadOf(number))
    const read = store.rows()[Symbol.iterator]()
    expect(read.next().value).toEqual(leadOf(0))
    other.exec(`DELETE FROM leads WHERE id = '${leadOf(100).id}'; VACUUM`)
    expect(store.insert(leadOf(120))).toBe('stored')
    const rest = Array.from({ [Symbol.iterator]: () => read }, ({ id }) => id)
    expect(rest).toEqual(Array.from({ length: 119 }, (_, index) => leadOf(index + 1).id))
    other.close()
    store.close()
  })

  test('that nobody reads to the end keep no lock', () => {
    const store = openLeadStore(file)
    for (let number = 0; number < 10; number += 1) store.insert(leadOf(number))
    for (const row of store.rows()) if (row.id === leadOf(1).id) break
    const other = new DatabaseSync(file)
    expect(other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0, log: 0 })
    other.close()
    store.close()
  })
})

test('above the ceiling what is known is known, nothing new is stored, and there is room again after a deletion', () => {
  const large = { ...lead, body: JSON.stringify({ name: 'x'.repeat(60_000) }) }
  const store = openLeadStore(file, 200_000)
  const tries = Array.from({ length: 5 }, (_, number) => {
    try {
      return store.insert({ ...large, id: leadOf(number).id })
    } catch (error) {
      return String(error)
    }
  })
  const full = 'Error: leads.db has reached RECEIVER_MAX_BYTES, 200000: delete rows, or raise it.'
  expect(tries).toEqual(['stored', 'stored', 'stored', 'stored', full])
  expect(() => store.tryDisk()).toThrow('RECEIVER_MAX_BYTES')
  expect(store.insert({ ...large, id: leadOf(2).id })).toBe('known')
  const other = new DatabaseSync(file)
  other.exec(`DELETE FROM leads WHERE id = '${leadOf(0).id}'`)
  other.close()
  expect(store.insert({ ...large, id: leadOf(4).id })).toBe('stored')
  store.close()
})

test('trying the disk leaves nothing', () => {
  const store = openLeadStore(file)
  store.tryDisk()
  expect([...store.rows()]).toEqual([])
  store.close()
})
