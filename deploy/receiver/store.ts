import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import sqlite from 'node-sqlite3-wasm'

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
  all: () => StoredLead[]
  close: () => void
}

/**
 * One table of leads in one SQLite file; `:memory:` keeps nothing. The file belongs to one process (see `claimFile`): a write-ahead log under an
 * exclusive lock is the one journal that this build of SQLite recovers after a kill; from its rollback journal a file comes back torn (store.test.ts).
 */
export function openLeadStore(file: string): LeadStore {
  const database = new sqlite.Database(file)
  database.get('PRAGMA locking_mode = EXCLUSIVE')
  database.get('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec(
    'CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, received TEXT NOT NULL) STRICT',
  )
  if (file !== ':memory:') syncFolder(dirname(file))
  const add = database.prepare(
    'INSERT INTO leads (id, kind, body, received) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const same = database.prepare('SELECT 1 FROM leads WHERE id = ? AND kind = ? AND body = ?')

  return {
    insert({ id, kind, body, received }) {
      if (add.run([id, kind, body, received]).changes === 1) return 'stored'
      return same.get([id, kind, body]) ? 'known' : 'differs'
    },
    all: () => database.all('SELECT id, kind, body, received FROM leads ORDER BY rowid').map(readLead),
    close() {
      add.finalize()
      same.finalize()
      database.close()
    },
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
