import { numberOf, textOf, type Database, type Queries } from '../database/database.ts'
import type { Log } from '../log.ts'
import { NotStored, reasonOf } from '../not-stored.ts'

const day = 24 * 3_600_000

/** Milliseconds within which a database forgets what was deleted, also a large one on a slow disk. */
const longestForgetting = 600_000

/** So far ahead of everything that was noted before its last day, a clock is first watched for a day. */
const farAhead = 7 * day

/** So many requests at least are so many that the greater half of them is not deleted before a day has passed. */
const fewestDoubted = 20

/** The rows that are deleted at a time, so that a request that arrives meanwhile need not wait long. */
const portion = 200

export interface KeeperOptions {
  database: Pick<Database, 'kind' | 'transaction' | 'forget'>
  /** The days that requests are kept. */
  keepDays: number
  /** The time in milliseconds since 1970. */
  now: () => Promise<number>
  log: Log
  /** The milliseconds since this process began, by no clock that can be set; its own unless given. */
  uptime?: () => number
  /** Calls again and again until the function that it returns is called; every hour unless given. */
  repeat?: (work: () => void) => () => void
}

/** Deletes what has been kept long enough. */
export interface Keeper {
  /** Deletes now. Resolves to the number of requests that were deleted; rejects where the database does. */
  sweep: () => Promise<number>
  /** Deletes now and every hour. What fails is logged, with what was deleted before, and tried again an hour later. */
  start: () => void
  /** Ends that; resolves once nothing is under way. */
  stop: () => Promise<void>
}

/**
 * Deletes requests older than `keepDays` with their forwards and their history, and lines of the audit and reports that
 * are as old. A clock far ahead of everything noted, but what it wrote itself in the last day, is not believed before
 * this process has seen it for a day; nor is a `keepDays` by which most of many requests would go at once, which may be
 * a slip of the operator's. Afterwards nothing of them is in an SQLite file, its write-ahead log or its index,
 * unless another program reads the file at that moment: then an hour later.
 *
 * PostgreSQL is vacuumed: no query finds them any more and their room is used again, but until that happens their bytes
 * may stand in the tables' files (`VACUUM FULL` rewrites these), and in its write-ahead log until that is recycled or,
 * where it is archived, as long as the archive is kept. Backups hold what was there when they were made.
 */
export function createKeeper(options: KeeperOptions): Keeper {
  const { database, keepDays, now, log, uptime = () => performance.now(), repeat = hourly } = options
  let doubtedSince: number | null = null
  const sweep = async (deleted: (requests: number) => void) => {
    const time = await now()
    const before = new Date(time - keepDays * day).toISOString()
    const doubt = await database.transaction(async (queries) =>
      (await isFarAhead(queries, time)) ? aheadOfAll : mostWouldGo(await sharesOf(queries, before), keepDays),
    )
    doubtedSince = doubt === null ? null : (doubtedSince ?? uptime())
    if (doubt !== null && doubtedSince !== null && uptime() - doubtedSince < day) throw new NotStored(doubt)
    for (;;) {
      const requests = await database.transaction((queries) => deletePortion(queries, database.kind, before))
      deleted(requests)
      if (requests < portion) break
    }
    await database.transaction((queries) => deleteTraces(queries, before))
    await database.forget(longestForgetting)
  }
  let last: Promise<void> = Promise.resolve()
  const tell = async () => {
    let deleted = 0
    try {
      await sweep((requests) => (deleted += requests))
      if (deleted > 0) log({ server: 'receiver', deleted, olderThanDays: keepDays })
    } catch (error) {
      log({ server: 'receiver', deleted, reason: reasonOf(error) })
    }
  }
  const begin = () => {
    last = last.then(tell)
  }
  let end: () => void = () => undefined
  return {
    async sweep() {
      let deleted = 0
      await sweep((requests) => (deleted += requests))
      return deleted
    },
    start() {
      begin()
      end = repeat(begin)
    },
    async stop() {
      end()
      await last
    },
  }
}

/**
 * Whether a time is far ahead of every request, act and report but those of the day before it, which the same clock has
 * dated: one set wrong would have everything deleted.
 */
async function isFarAhead(queries: Queries, time: number): Promise<boolean> {
  const [row] = await queries.run(
    `SELECT max(at) AS at FROM (SELECT max(received) AS at FROM leads WHERE received < $1 UNION ALL SELECT max(at) FROM audit WHERE at < $1 UNION ALL SELECT max(last) FROM reports WHERE last < $1) AS noted`,
    new Date(time - day).toISOString(),
  )
  const last = Date.parse(textOf(row, 'at'))
  return Number.isFinite(last) && time - last > farAhead
}

const aheadOfAll = 'the clock is more than 7 days ahead of all that was noted: nothing is deleted for a day'

/** How many requests there are, and how many of them are from before a time. */
async function sharesOf(queries: Queries, before: string): Promise<{ all: number; old: number }> {
  const [row] = await queries.run(
    'SELECT count(*) AS number, coalesce(sum(CASE WHEN received < $1 THEN 1 ELSE 0 END), 0) AS old FROM leads',
    before,
  )
  return { all: numberOf(row, 'number'), old: numberOf(row, 'old') }
}

/** What is wrong where most of many requests would go; null where they would not. */
function mostWouldGo({ all, old }: { all: number; old: number }, keepDays: number): string | null {
  if (all < fewestDoubted || old * 2 <= all) return null
  return `RECEIVER_KEEP_DAYS=${keepDays} would delete ${old} of ${all} requests: nothing is deleted for a day`
}

/** Deletes the oldest requests of those before a time; resolves to their number. */
async function deletePortion(queries: Queries, kind: Database['kind'], before: string): Promise<number> {
  if (kind === 'postgres') await queries.run('SELECT pg_advisory_xact_lock(8789)')
  const oldest = `SELECT id FROM leads WHERE received < $1 ORDER BY received, id LIMIT ${portion}`
  const deleted = await queries.run(`DELETE FROM leads WHERE id IN (${oldest}) RETURNING id`, before)
  // Only now nobody can add to them any more.
  for (const row of deleted)
    for (const table of ['forwards', 'history'])
      await queries.run(`DELETE FROM ${table} WHERE lead = $1`, textOf(row, 'id'))
  return deleted.length
}

async function deleteTraces(queries: Queries, before: string): Promise<void> {
  await queries.run('DELETE FROM audit WHERE at < $1', before)
  await queries.run('DELETE FROM reports WHERE last < $1', before)
}

function hourly(work: () => void): () => void {
  const timer = setInterval(work, 3_600_000)
  timer.unref()
  return () => clearInterval(timer)
}
