import { closeSync, fsyncSync, openSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { watchPlace } from './file-identity.ts'
import { NotStored } from './not-stored.ts'

/** A received submission: `body` is JSON with sorted keys, `received` a time in ISO 8601. */
export interface StoredLead {
  id: string
  kind: string
  body: string
  received: string
}

/**
 * `stored`: new and on disk; `known`: received before with the same content; `differs`: its id was received with other
 * content.
 */
export type Insertion = 'stored' | 'known' | 'differs'

export interface LeadStore {
  /** Returns once the commit is on the disk; throws where it is not. */
  insert: (lead: StoredLead) => Insertion
  /** Throws where a lead could not be stored now. Writes to the disk as `insert` does, but leaves nothing. */
  tryDisk: () => void
  /** Everything stored when reading begins, in the order of receipt, one at a time. */
  rows: () => Iterable<StoredLead>
  /** The same rows, each as the text of an SQL expression over the columns id, kind, body and received. */
  lines: (expression: string) => Iterable<string>
  close: () => void
}

/** The time in milliseconds that a write waits for another program's write. */
const patience = 2000

/**
 * A table of leads in an SQLite file, which other programs and receivers may read, back up and write to at the same
 * time; `:memory:` is not kept. Nothing new is stored while the stored data takes `maxBytes` or more.
 */
export function openLeadStore(file: string, maxBytes = Infinity): LeadStore {
  const database = open(file)
  const checkPlace = file === ':memory:' ? () => undefined : watchPlace(file)
  const insertion = database.prepare(
    'INSERT INTO leads (id, kind, body, received) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const compare = database.prepare('SELECT kind = ? AND body = ? AS isSame FROM leads WHERE id = ?')
  const size = database.prepare(
    'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
  )
  const checkRoom = () => {
    if (Number(size.get()?.['bytes']) >= maxBytes)
      throw new NotStored(`${basename(file)} has reached RECEIVER_MAX_BYTES, ${maxBytes}: delete rows, or raise it.`)
  }
  const earlierThan = ({ id, kind, body }: StoredLead): Insertion | null => {
    const found = compare.get(kind, body, id)
    return found === undefined ? null : found['isSame'] === 1 ? 'known' : 'differs'
  }
  const add = (lead: StoredLead): Insertion => {
    checkRoom()
    const { id, kind, body, received } = lead
    if (insertion.run(id, kind, body, received).changes === 1) return 'stored'
    const earlier = earlierThan(lead)
    if (earlier === null) throw new NotStored('Another program deleted the same id meanwhile.')
    return earlier
  }
  /** Reads with a separate connection, so that it neither sees nor delays writes that happen meanwhile. */
  function* read(selected: string) {
    checkPlace()
    const reader = file === ':memory:' ? database : new DatabaseSync(file, { readOnly: true, timeout: patience })
    try {
      yield* reader.prepare(`SELECT ${selected} FROM leads ORDER BY rowid`).iterate()
    } finally {
      if (reader !== database) reader.close()
    }
  }

  return {
    insert(lead) {
      checkPlace()
      const became = earlierThan(lead) ?? add(lead)
      checkPlace()
      return became
    },
    tryDisk() {
      checkPlace()
      checkRoom()
      commitNothing(database)
      checkPlace()
    },
    *rows() {
      for (const row of read('id, kind, body, received')) yield readLead(row)
    },
    *lines(expression) {
      for (const row of read(`${expression} AS line`)) yield String(row['line'])
    },
    close: () => database.close(),
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience })
  writeAhead(database)
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
  database.exec(
    'CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, received TEXT NOT NULL) STRICT',
  )
  if (file !== ':memory:') syncFolder(dirname(file))
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
 * Inserts and deletes a row in one transaction. A rollback instead would not write to the disk, so that a full one
 * would go unnoticed.
 */
function commitNothing(database: DatabaseSync): void {
  try {
    database.exec(
      `BEGIN IMMEDIATE; INSERT INTO leads VALUES ('health', '', '', ''); DELETE FROM leads WHERE id = 'health'; COMMIT`,
    )
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function readLead(row: Readonly<Record<string, unknown>>): StoredLead {
  const text = (column: string) => String(row[column])
  return { id: text('id'), kind: text('kind'), body: text('body'), received: text('received') }
}

/**
 * Writes the folder's entry for a new file to the disk, before which the file is not safe. Windows has no such
 * operation.
 */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
