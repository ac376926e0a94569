import { factsOf, type Facts } from '../requests/facts.ts'
import { numberOf, textOf, type Database, type Queries } from './database.ts'

/** One step from an older shape of the database to the next. */
interface Migration {
  /** What it does, for whoever reads the table `migrations`. */
  name: string
  run: (queries: Queries) => Promise<void>
}

/**
 * The shapes of the database, oldest first. One that has been released is never changed: a new one is added at the end.
 * The statements are SQL that SQLite and PostgreSQL understand alike.
 */
const migrations: readonly Migration[] = [
  {
    name: 'leads, as the first receivers kept them',
    run: executing(
      'CREATE TABLE IF NOT EXISTS leads (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, received TEXT NOT NULL)',
    ),
  },
  {
    name: 'what staff do with a request',
    run: async (queries) => {
      await executing(
        `ALTER TABLE leads ADD COLUMN clinic TEXT NOT NULL DEFAULT ''`,
        `ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new'`,
        `ALTER TABLE leads ADD COLUMN search TEXT NOT NULL DEFAULT ''`,
        'CREATE INDEX leads_by_state ON leads (state, received)',
        'CREATE INDEX leads_by_time ON leads (received, id)',
        'CREATE TABLE history (lead TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, account TEXT NOT NULL, act TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL, PRIMARY KEY (lead, number))',
      )(queries)
      await readEach(queries, async (id, { clinic, state, search }) => {
        await queries.run(
          'UPDATE leads SET clinic = $1, state = $2, search = $3 WHERE id = $4',
          clinic,
          state,
          search,
          id,
        )
      })
    },
  },
  {
    name: 'queues of forwarding',
    run: executing(
      `CREATE TABLE forwards (lead TEXT NOT NULL, channel TEXT NOT NULL, state TEXT NOT NULL, created TEXT NOT NULL, due TEXT NOT NULL, tried TEXT NOT NULL, tries INTEGER NOT NULL, claimed_until TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (lead, channel))`,
      'CREATE INDEX forwards_by_time ON forwards (channel, state, due)',
    ),
  },
  {
    name: 'accounts, sessions and what was read',
    run: executing(
      'CREATE TABLE accounts (name TEXT PRIMARY KEY, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL, role TEXT NOT NULL, clinic TEXT NOT NULL, created TEXT NOT NULL)',
      'CREATE TABLE sessions (token TEXT PRIMARY KEY, account TEXT NOT NULL, form_token TEXT NOT NULL, created TEXT NOT NULL, seen TEXT NOT NULL)',
      'CREATE TABLE links (token TEXT PRIMARY KEY, account TEXT NOT NULL, role TEXT NOT NULL, clinic TEXT NOT NULL, until TEXT NOT NULL)',
      'CREATE TABLE failures (name TEXT PRIMARY KEY, count INTEGER NOT NULL, until TEXT NOT NULL)',
      'CREATE TABLE audit (id TEXT PRIMARY KEY, at TEXT NOT NULL, account TEXT NOT NULL, act TEXT NOT NULL, subject TEXT NOT NULL)',
      'CREATE INDEX audit_by_time ON audit (at)',
    ),
  },
  {
    name: 'reports of browsers',
    run: executing(
      'CREATE TABLE reports (fingerprint TEXT PRIMARY KEY, kind TEXT NOT NULL, text TEXT NOT NULL, count INTEGER NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL)',
    ),
  },
  {
    name: 'finding the ids of what was deleted',
    run: executing(`CREATE INDEX audit_of_deletions ON audit (subject) WHERE act = 'delete'`),
  },
  {
    name: 'who made a one-time link',
    run: executing(`ALTER TABLE links ADD COLUMN maker TEXT NOT NULL DEFAULT ''`),
  },
  {
    name: 'searching without accents, and for telephone numbers as they are dialled',
    run: (queries) =>
      readEach(queries, async (id, { search }) => {
        await queries.run('UPDATE leads SET search = $1 WHERE id = $2', search, id)
      }),
  },
]

/**
 * Brings a database to today's shape, whatever receiver made it; several may start at once. Rejects with one sentence
 * where a newer receiver has already changed it.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    if (database.kind === 'postgres') await queries.run('SELECT pg_advisory_xact_lock(8787)')
    await queries.run('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL)')
    const [row] = await queries.run('SELECT max(version) AS version FROM migrations')
    const version = numberOf(row, 'version')
    if (version > migrations.length)
      throw new Error(`${database.place} was made by a newer receiver (shape ${version}): run that one.`)
    for (const [index, { name, run }] of migrations.entries()) {
      if (index < version) continue
      await run(queries)
      await queries.run('INSERT INTO migrations (version, name) VALUES ($1, $2)', index + 1, name)
    }
  })
}

/** Reads what staff sort requests by, some requests at a time, of which each may be large. */
async function readEach(queries: Queries, fill: (id: string, facts: Facts) => Promise<void>): Promise<void> {
  for (let last = ''; ;) {
    const rows = await queries.run('SELECT id, kind, body FROM leads WHERE id > $1 ORDER BY id LIMIT 100', last)
    for (const row of rows) {
      last = textOf(row, 'id')
      await fill(last, factsOf(textOf(row, 'kind'), textOf(row, 'body')))
    }
    if (rows.length === 0) return
  }
}

function executing(...statements: readonly string[]): (queries: Queries) => Promise<void> {
  return async (queries) => {
    for (const statement of statements) await queries.run(statement)
  }
}

/** The number of today's shape. */
export const newestShape = migrations.length
