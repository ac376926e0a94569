import { Pool, type PoolClient } from 'pg'
import { rowOf, type Database, type Queries, type Row, type Value } from './database.ts'

/** The rows that are fetched at a time. */
const portion = 200

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
    size: rarely(() => sizeOf(pool)),
    async forget() {
      await pool.query('VACUUM leads, forwards, history, audit, reports')
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

/** Asks again only after five seconds: the server looks at each of its files. */
function rarely(ask: () => Promise<number>): () => Promise<number> {
  let last = { at: -Infinity, answer: 0 }
  return async () => {
    if (performance.now() - last.at > 5000) last = { at: performance.now(), answer: await ask() }
    return last.answer
  }
}

async function sizeOf(pool: Pool): Promise<number> {
  const [row] = await ask(pool, 'SELECT pg_database_size(current_database()) AS bytes', [])
  return Number(row?.['bytes'])
}

function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `PostgreSQL at ${host || 'localhost'}${pathname}`
}
