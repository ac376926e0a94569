import { closeSync, fsyncSync, openSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { rowOf, type Database, type Queries, type Value } from './database.ts'
import { NotStored } from '../not-stored.ts'
import { watchPlace } from './file-identity.ts'

/** The time in milliseconds that a write waits for another program's write. */
const patience = 2000

/** Of it, the time in milliseconds that SQLite itself waits, during which nothing else of this process runs. */
const blocking = 20

/**
 * Opens an SQLite file, which other programs and receivers may read, back up and write to at the same time; `:memory:`
 * is not kept. What is deleted is overwritten in the file.
 */
export function openSqlite(file: string): Database {
  const database = open(file)
  const checkPlace = file === ':memory:' ? () => undefined : watchPlace(file)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const run = (sql: string, ...parameters: readonly Value[]) => prepared(sql).all(namedOf(parameters)).map(rowOf)
  const queries: Queries = { run: async (sql, ...parameters) => run(sql, ...parameters) }
  const inTurn = createTurns()

  return {
    kind: 'sqlite',
    place: file,
    skipLocked: '',
    run: (sql, ...parameters) =>
      inTurn(async () => {
        checkPlace()
        const rows = await patiently(() => run(sql, ...parameters))
        checkPlace()
        return rows
      }),
    transaction: (work) =>
      inTurn(async () => {
        checkPlace()
        await patiently(() => database.exec('BEGIN IMMEDIATE'))
        try {
          const result = await work(queries)
          database.exec('COMMIT')
          checkPlace()
          return result
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK')
          throw error
        }
      }),
    async *each(sql) {
      checkPlace()
      const reader = file === ':memory:' ? database : new DatabaseSync(file, { readOnly: true, timeout: patience })
      try {
        for (const row of reader.prepare(sql).iterate()) yield rowOf(row)
      } finally {
        if (reader !== database) reader.close()
      }
    },
    now: async () => Date.now(),
    size: () =>
      inTurn(async () => {
        const [row] = run(
          'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
        )
        return Number(row?.['bytes'])
      }),
    forget: () =>
      untilForgotten(file, () => inTurn(async () => run('PRAGMA wal_checkpoint(TRUNCATE)')[0]?.['busy'] === 0)),
    close: () => inTurn(async () => database.close()),
  }
}

/** Makes tasks wait for each other: there is one connection, and a transaction must contain nothing of others. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task)
    last = done.catch(() => undefined)
    return done
  }
}

/** Tries again while another program writes. */
async function patiently<Result>(task: () => Result): Promise<Result> {
  const end = performance.now() + patience
  for (;;)
    try {
      return task()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, blocking))
    }
}

/** Tries again while another program reads, since what it reads is kept for it. */
async function untilForgotten(file: string, forget: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience
  while (!(await forget())) {
    if (performance.now() > end)
      throw new NotStored(`Another program reads ${basename(file)}, so that what was deleted is still in it.`)
    await new Promise((resolve) => setTimeout(resolve, 10 * blocking))
  }
}

/** SQLITE_BUSY, of which the upper bits say more. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function namedOf(parameters: readonly Value[]): Record<string, SQLInputValue> {
  return Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]))
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience })
  writeAhead(database)
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON')
  // Its write-ahead log has to be there before its place is watched.
  database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL)')
  if (file !== ':memory:') syncFolder(dirname(file))
  database.exec(`PRAGMA busy_timeout = ${blocking}`)
  return database
}

/**
 * Switches to a write-ahead log. SQLite does not wait for other programs at this, so where another receiver creates the
 * same file, this waits for its write and tries again.
 */
function writeAhead(database: DatabaseSync, tries = 10): void {
  try {
    database.exec('PRAGMA journal_mode = WAL')
  } catch (error) {
    if (tries === 0) throw error
    database.exec('BEGIN IMMEDIATE; ROLLBACK')
    writeAhead(database, tries - 1)
  }
}

/**
 * Writes the folder's entry for a new file to the disk, before which the file is not safe. Windows has no such
 * operation.
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
