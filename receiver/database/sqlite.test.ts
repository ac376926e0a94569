import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStore } from '../requests/store.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let database: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  database = openSqlite(join(folder, 'leads.db'))
  await migrate(database)
  const store = createStore(database)
  for (const id of ['secret-request', 'other-request'])
    await store.insert({ id, kind: 'lead', body: `{"name":"${id}"}`, received: '2026-11-23T13:00:00.000Z' })
  await database.forget()
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Begins to read everything, and deletes a request meanwhile. */
async function deleteWhileRead(): Promise<AsyncIterator<unknown>> {
  const reader = database.each('SELECT id FROM leads')[Symbol.asyncIterator]()
  await reader.next()
  await database.run(`DELETE FROM leads WHERE id = 'secret-request'`)
  return reader
}

const filesWith = (text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))

test('what was deleted is not said to be gone while somebody still reads it', async () => {
  const reader = await deleteWhileRead()
  await expect(database.forget()).rejects.toThrow('Another program reads leads.db')
  expect(filesWith('secret')).not.toEqual([])
  await reader.return?.()
})

test('it is gone once that reader has ended, which is waited for', async () => {
  const reader = await deleteWhileRead()
  const forgotten = database.forget()
  await reader.return?.()
  await forgotten
  expect(filesWith('secret')).toEqual([])
})
