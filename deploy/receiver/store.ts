import { closeSync, fsyncSync, openSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { watchPlace } from './file-identity.ts'
import { NotStored } from './not-stored.ts'

/** What was received once: `body` is canonical JSON, `received` an ISO 8601 instant. */
export interface StoredLead {
  id: string
  kind: string
  body: string
  received: string
}

/** `stored`: new and on disk; `known`: received before, word for word; `differs`: its id belongs to something else. */
export type Insertion = 'stored' | 'known' | 'differs'

export interface LeadStore {
  /** Returns after the commit has reached the disk; throws when it has not. */
  insert: (lead: StoredLead) => Insertion
  /** Throws where a lead could not be stored now. Writes to the disk as `insert` does, and leaves nothing. */
  tryDisk: () => void
  /** All that was stored when the first one is read, in the order in which they came, one at a time. */
  rows: () => Iterable<StoredLead>
  /** The same, each as the text that an SQL expression over the columns id, kind, body and received makes of it. */
  lines: (expression: string) => Iterable<string>
  close: () => void
}

/** Milliseconds for which a write waits while another program writes to the file. */
const patience = 2000

/**
 * One table of leads in one SQLite file, which other programs and other receivers may read, back up and write to meanwhile;
 * `:memory:` keeps nothing. Nothing new is stored while what is there takes `maxBytes` or more.
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
  /** By a connection of its own: reading neither sees nor hinders what is written meanwhile. */
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

/** SQLite waits for nobody here, unlike elsewhere: where another receiver makes the same file, this one waits for its write and asks again. */
function writeAhead(database: DatabaseSync, tries = 10): void {
  try {
    database.exec('PRAGMA journal_mode = WAL')
  } catch (error) {
    if (tries === 0) throw error
    database.exec('BEGIN IMMEDIATE; ROLLBACK')
    writeAhead(database, tries - 1)
  }
}

/** A row put in and taken out in one transaction: a rollback would not reach the disk, and a full one would go unnoticed. */
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

/** A new file is safe only once its folder's entry is; Windows knows no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
