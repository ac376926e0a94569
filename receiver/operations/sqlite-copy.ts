import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { newestShape } from '../database/migrations.ts'
import { createPrivate, syncFile } from './disk.ts'

/** The pages that are copied at a time: all of them. In several steps, each write meanwhile would begin it anew. */
const allPages = 2 ** 31 - 1

/** The tables by which somebody gets into the inbox without a password. */
export const openings = ['sessions', 'links'] as const

/**
 * Copies an SQLite database into a new file that only its owner reads, while other programs write to it. The copy is
 * one file, whole, on the disk and checked. Rejects with one sentence.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`${from} is not there.`)
  createPrivate(to)
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
    await backup(source, to, { rate: allPages }).finally(() => source.close())
    checkWhole(to)
  } catch (error) {
    throw new Error(`${from} cannot be copied: ${error instanceof Error ? error.message : 'unknown'}.`, {
      cause: error,
    })
  }
  syncFile(to)
}

/** Makes a copy a single file, without a write-ahead log of its own, and reads all of it. */
function checkWhole(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const [first] = copy.prepare('PRAGMA integrity_check').all()
    if (first?.['integrity_check'] !== 'ok') throw new Error('it is damaged')
  } finally {
    copy.close()
  }
}

/**
 * Returns the number of requests in a copy. Throws one sentence where it is no database of a receiver, or one of a newer
 * receiver; `name` is what the sentence calls it.
 */
export function countRequests(file: string, name: string): number {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    if (!hasTable(copy, 'leads')) throw new Error(`${name} is no database of a receiver.`)
    const shape = hasTable(copy, 'migrations') ? numberIn(copy, 'SELECT max(version) AS number FROM migrations') : 0
    checkShape(shape, name)
    return numberIn(copy, 'SELECT count(*) AS number FROM leads')
  } finally {
    copy.close()
  }
}

/** Ends all sessions and one-time links in a copy. */
export function endSessions(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    for (const table of openings) if (hasTable(copy, table)) copy.exec(`DELETE FROM ${table}`)
  } finally {
    copy.close()
  }
}

/** Throws one sentence where a copy has a shape that this receiver does not know. */
export function checkShape(shape: number, name: string): void {
  if (shape > newestShape)
    throw new Error(`${name} was made by a newer receiver (shape ${shape}): restore it with that one.`)
}

function hasTable(copy: DatabaseSync, name: string): boolean {
  return copy.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !== undefined
}

function numberIn(copy: DatabaseSync, sql: string): number {
  return Number(copy.prepare(sql).get()?.['number'] ?? 0)
}
