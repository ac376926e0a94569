import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberOf, textOf, type Database } from '../../receiver/database/database.ts'
import { migrate } from '../../receiver/database/migrations.ts'
import { openPostgres } from '../../receiver/database/postgres.ts'
import { openSqlite } from '../../receiver/database/sqlite.ts'
import { createStore } from '../../receiver/requests/store.ts'
import { isPostgresRun, startPostgres } from './postgres.ts'

/** Databases of one kind for tests. */
export interface Databases {
  /**
   * Closes what was opened before, and begins a new, empty database in today's shape.
   */
  begin: () => Promise<Begun>
  /** Closes and deletes everything. */
  end: () => Promise<void>
}

/** A database of a test. */
interface Begun {
  /** Opens it, as often as it is called. */
  open: () => Database
  /** A file, or an address that begins with postgres:. */
  address: string
}

/** The kinds of databases that this machine has. */
export const kindsOfDatabases: readonly (readonly [name: string, start: () => Promise<Databases>])[] = [
  ['SQLite', startSqlite],
  ...(isPostgresRun ? [['PostgreSQL', startForPostgres] as const] : []),
]

async function startSqlite(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'forwarding-'))
  let files = 0
  return keeping(
    async () => {
      files += 1
      return join(folder, `${files}.db`)
    },
    openSqlite,
    async () => rmSync(folder, { recursive: true, force: true }),
  )
}

async function startForPostgres(): Promise<Databases> {
  const postgres = await startPostgres()
  return keeping(postgres.createDatabase, openPostgres, postgres.stop)
}

function keeping(place: () => Promise<string>, open: (place: string) => Database, end: () => Promise<void>): Databases {
  const opened = new Set<Database>()
  const closeAll = async () => {
    await Promise.all([...opened].map((database) => database.close()))
    opened.clear()
  }
  return {
    async begin() {
      await closeAll()
      const at = await place()
      const openAgain = () => {
        const database = open(at)
        opened.add(database)
        return database
      }
      await migrate(openAgain())
      return { open: openAgain, address: at }
    },
    async end() {
      await closeAll()
      await end()
    },
  }
}

/** Stores requests for Princeton that wait for the channel `hook`, received at a time in milliseconds since 1970. */
export async function fill(database: Database, ids: readonly string[], at: number, channel = 'hook'): Promise<void> {
  const store = createStore(database, { channels: [channel] })
  const received = new Date(at).toISOString()
  for (const id of ids)
    await store.insert({ id, kind: 'lead', body: JSON.stringify({ id, page: '/locations/princeton' }), received })
}

export interface Waiting {
  lead: string
  state: string
  tries: number
  claimed: string
  due: string
  reason: string
}

/** The rows of the queues, in the order of their ids. */
export async function rowsOf(database: Database): Promise<Waiting[]> {
  const rows = await database.run('SELECT * FROM forwards ORDER BY lead')
  return rows.map((row) => ({
    lead: textOf(row, 'lead'),
    state: textOf(row, 'state'),
    tries: numberOf(row, 'tries'),
    claimed: textOf(row, 'claimed_until'),
    due: textOf(row, 'due'),
    reason: textOf(row, 'reason'),
  }))
}

/** The numbered ids of as many requests. */
export function idsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `request-${String(index + 1).padStart(8, '0')}`)
}
