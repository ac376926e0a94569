import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLeadStore } from './store.ts'

const lead = { id: 'lead-of-the-test-1', kind: 'lead', body: '{}', received: '2026-11-22T10:00:00.000Z' }

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  file = join(folder, 'leads.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was stored is there when the file is opened again', () => {
  const store = openLeadStore(file)
  store.insert(lead)
  store.close()
  const again = openLeadStore(file)
  expect(again.insert(lead)).toBe('known')
  expect(again.all()).toEqual([lead])
  again.close()
})

describe('why the journal is a write-ahead log under an exclusive lock', () => {
  test('killed in the midst of a transaction, such a file comes back with just what was committed', () => {
    expect(leftAfterKill('WAL', 'PRAGMA locking_mode = EXCLUSIVE')).toEqual({ rows: 200, check: 'ok' })
  })

  test('with the rollback journal it does not', () => {
    expect(leftAfterKill('DELETE', 'PRAGMA locking_mode = NORMAL')).not.toEqual({ rows: 200, check: 'ok' })
  })

  function leftAfterKill(journal: string, locking: string) {
    const code = `
      const { Database } = require(${JSON.stringify(createRequire(import.meta.url).resolve('node-sqlite3-wasm'))})
      const db = new Database(${JSON.stringify(file)})
      db.get('${locking}'); db.get('PRAGMA journal_mode = ${journal}')
      db.exec('PRAGMA cache_size = 5; CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT); CREATE INDEX i ON t (body)')
      const rows = (from, to) => { for (let n = from; n < to; n++) db.run('INSERT INTO t VALUES (?, ?)', [n, String(n * 7919 % 1000).repeat(150)]) }
      db.exec('BEGIN'); rows(0, 200); db.exec('COMMIT'); db.exec('BEGIN'); rows(200, 2000)
      process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['-e', code])
    rmSync(`${file}.lock`, { recursive: true })
    return read(locking)
  }

  function read(locking: string): unknown {
    const database = new sqlite.Database(file)
    try {
      database.get(locking)
      const rows = database.get('SELECT count(*) AS n FROM t')?.['n']
      return { rows, check: database.get('PRAGMA integrity_check')?.['integrity_check'] }
    } catch (error) {
      return error
    } finally {
      database.close()
    }
  }
})
