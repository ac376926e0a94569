import { chownSync, closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFolder } from '../database/sqlite.ts'
import type { Place } from './backup.ts'
import { restorePostgres } from './restore-postgres.ts'
import { copySqlite, countRequests, endSessions } from './sqlite-copy.ts'

export interface RestoreOptions {
  /** Whether a file that is there gives way; it is kept beside the new one. */
  isReplacing: boolean
  now: () => Date
}

export interface Restored {
  /** The number of requests that are there now. */
  requests: number
  /** The name of the file that was there before; null where there was none. */
  kept: string | null
}

/**
 * Puts a copy that `backUp` made in the place of a receiver's data, after checking it; on PostgreSQL into an empty
 * database. Sessions and one-time links of the copy are ended: who had them may be nobody's staff since. Rejects with one
 * sentence, and with nothing changed, where the copy is damaged or of a newer receiver, where a receiver has the file
 * open, or where there is a file that may not be replaced.
 */
export async function restore(place: Place, source: string, options: RestoreOptions): Promise<Restored> {
  if (!existsSync(source)) throw new Error(`${source} is not there.`)
  if (place.databaseUrl !== null) return { requests: await restorePostgres(place.databaseUrl, source), kept: null }
  return restoreFile(resolve(place.file), resolve(source), options)
}

const partsOf = (file: string) => ['', '-wal', '-shm', '-journal'].map((ending) => file + ending)

async function restoreFile(file: string, source: string, { isReplacing, now }: RestoreOptions): Promise<Restored> {
  const isThere = partsOf(file).some((part) => existsSync(part))
  if (isThere && !isReplacing)
    throw new Error(`${file} is there already: with --replace the copy takes its place, and the old file is kept.`)
  if (source === file) throw new Error(`${file} cannot be restored from itself.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const release = isDatabase(file) ? holdAlone(file) : () => undefined
  const fresh = `${file}.restoring`
  rmSync(fresh, { force: true })
  try {
    await copySqlite(source, fresh)
    const requests = countRequests(fresh, source)
    endSessions(fresh)
    giveToOwnerOf(dirname(file), fresh)
    release()
    const kept = isThere ? putAside(file, now()) : null
    renameSync(fresh, file)
    syncFolder(dirname(file))
    return { requests, kept }
  } finally {
    release()
    rmSync(fresh, { force: true })
  }
}

/** Whether a file begins as a database does. SQLite would delete the write-ahead log of one that does not. */
function isDatabase(file: string): boolean {
  if (!existsSync(file)) return false
  const start = Buffer.alloc(16)
  const handle = openSync(file, 'r')
  readSync(handle, start, { position: 0 })
  closeSync(handle)
  return start.toString('latin1') === 'SQLite format 3\0'
}

/**
 * Keeps all others from a database file until the returned function is called. Throws where another program has it
 * open. One too damaged to be opened is in nobody's use.
 */
function holdAlone(file: string): () => void {
  const holder = new DatabaseSync(file, { timeout: 0 })
  try {
    // Only the last program that has the file open may end its write-ahead log.
    holder.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    if (isBusy(error)) throw new Error(`A receiver has ${file} open: stop it first.`, { cause: error })
  }
  return () => {
    if (holder.isOpen) holder.close()
  }
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined
  return typeof code === 'number' && [5, 6].includes(code & 0xff)
}

/** Gives a file to the owner of a folder, where root restores for a receiver that runs as another user. */
function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** Renames a database with what belongs to it. Returns its new name. */
function putAside(file: string, now: Date): string {
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const kept = `${file}.before-restore-${stamp}`
  for (const [index, part] of partsOf(file).entries())
    if (existsSync(part)) renameSync(part, partsOf(kept)[index] ?? kept)
  return kept
}
