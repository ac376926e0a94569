import { Client, Pool, type PoolClient } from 'pg'
import { rowOf, type Database, type Queries, type Row, type Value } from './database.ts'

/** The rows that are fetched at a time. */
const portion = 200

const filesBytes = 'SELECT pg_database_size(current_database()) AS bytes'

/** Counts each row, but reads no long text that PostgreSQL keeps apart from its row. */
const usedBytes = `
  SELECT sum(bytes) AS bytes FROM (
    SELECT pg_column_size(body) + pg_column_size(search) + pg_column_size(ROW(id, kind, received, clinic, state)) AS bytes FROM leads
    UNION ALL SELECT pg_column_size(forwards) FROM forwards
    UNION ALL SELECT pg_column_size(history) FROM history
    UNION ALL SELECT pg_column_size(audit) FROM audit
    UNION ALL SELECT pg_column_size(reports) FROM reports
    UNION ALL SELECT pg_indexes_size(name) FROM unnest('{leads,forwards,history,audit,reports}'::regclass[]) AS name
  ) AS counted`

/**
 * Opens a PostgreSQL database by its address (`postgres://user:password@host/name`). Connections that break are
 * replaced; while the server is away, everything rejects within seconds.
 */
export function openPostgres(address: string): Database {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    keepAlive: true,
    options: '-c synchronous_commit=on',
  })
  pool.on('error', () => undefined)
  // A connection that breaks while it is used tells so twice: by the rejected query, and by an event that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const bytesOf = async (sql: string) => Number((await ask(pool, sql, []))[0]?.['bytes'])
  const filesSize = rarely(5000, () => bytesOf(filesBytes))
  const usedSize = rarely(60_000, () => bytesOf(usedBytes))

  return {
    kind: 'postgres',
    place: placeOf(address),
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    run: (sql, ...parameters) => ask(pool, sql, parameters),
    transaction: (work) => inTransaction(pool, work),
    async *each(sql) {
      const client = await pool.connect()
      let isOver = false
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        await client.query(`DECLARE portions NO SCROLL CURSOR FOR ${sql}`)
        for (;;) {
          const rows = await ask(client, `FETCH ${portion} FROM portions`, [])
          if (rows.length === 0) break
          yield* rows
        }
        await client.query('COMMIT')
        isOver = true
      } finally {
        client.release(!isOver)
      }
    },
    async now() {
      const [row] = await ask(pool, 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now', [])
      return Number(row?.['now'])
    },
    async size(ceiling = Infinity) {
      const bytes = await filesSize()
      return bytes < ceiling ? bytes : usedSize()
    },
    async forget(patience = 15_000) {
      const forgetting = { text: 'VACUUM leads, forwards, history, audit, reports', query_timeout: patience }
      await pool.query(forgetting)
    },
    close: () => pool.end(),
  }
}

/** Runs a transaction on a connection of its own, which is given up where it cannot be told how it ended. */
async function inTransaction<Result>(pool: Pool, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work({ run: (sql, ...parameters) => ask(client, sql, parameters) })
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    const isUsable = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    client.release(!isUsable)
    throw error
  }
}

async function ask(asked: Pool | PoolClient, sql: string, parameters: readonly Value[]): Promise<Row[]> {
  const { rows } = await asked.query<Record<string, unknown>>(sql, [...parameters])
  return rows.map(rowOf)
}

/** Asks again only after some milliseconds, or where asking failed; who asks meanwhile waits for the same answer. */
function rarely(rest: number, ask: () => Promise<number>): () => Promise<number> {
  let last = { at: -Infinity, answer: Promise.resolve(0) }
  return () => {
    if (performance.now() - last.at <= rest) return last.answer
    const asked = { at: performance.now(), answer: ask() }
    asked.answer.catch(() => {
      asked.at = -Infinity
    })
    last = asked
    return asked.answer
  }
}

/** Where an address leads, as the driver reads it, without a name or a password of who uses it. */
export function placeOf(address: string): string {
  const { host, port, database } = new Client({ connectionString: address })
  return `PostgreSQL at ${host}:${port}/${database}`
}
