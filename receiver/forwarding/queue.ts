import { numberOf, textOf, type Database, type Row } from '../database/database.ts'
import type { Channel, Forwarded } from './channel.ts'

/** The milliseconds after which an attempt is broken off that its channel does not end itself. */
export const longestAttempt = 40_000
/** The milliseconds for which a claim holds: an attempt that begins soon ends before. */
const lease = longestAttempt + 20_000
/** The most milliseconds that anything is put off. What is later than this was written by a clock that was wrong. */
export const longestDelay = 3_600_000

/** A request that this receiver alone forwards until `until`. `tries` counts the attempts before. */
export interface Claim {
  id: string
  created: string
  tries: number
  until: string
}

/** Which requests are claimed: those that are due, or any, first one that was never tried or one that failed. */
export type Choice = 'due' | 'fresh' | 'failed'

/** What an attempt without success changes. */
interface Setback {
  state: 'waiting' | 'failed'
  at: string
  due: string
  reason: string
}

/** The requests that one channel has to forward, in the database. Everything rejects while that is away. */
export interface Queue {
  claim: (most: number, choice: Choice) => Promise<Claim[]>
  /**
   * The claimed request; null where it was deleted, marked as spam or, for a mail, answered meanwhile, or the
   * claim is too old to begin.
   */
  load: (claim: Claim) => Promise<Forwarded | null>
  giveBack: (claim: Claim) => Promise<void>
  /** Notes that it was sent, unless it was queued anew meanwhile, as for another clinic. */
  accepted: (claim: Claim, at: string) => Promise<void>
  setBack: (claim: Claim, setback: Setback) => Promise<void>
  /** Makes due at once what failed since a time (ISO 8601; '' for all). */
  release: (since: string) => Promise<void>
  /** Gives up what was queued before a time and waits for a channel that is down. Resolves to their number. */
  giveUp: (before: string, reason: string) => Promise<number>
  /** Removes the rows of requests that were deleted, and unsent mails of those that were answered. */
  tidy: () => Promise<void>
  /** The milliseconds until the next waiting request is due; null where none waits. */
  untilDue: () => Promise<number | null>
  /** The time now in milliseconds since 1970. */
  now: () => Promise<number>
}

const isFree = `state = 'waiting' AND (claimed_until <= $2 OR claimed_until > $3)`
const isDue = `(tries = 0 OR due <= $2 OR due > $3)`
const isWanted = `EXISTS (SELECT 1 FROM leads WHERE leads.id = forwards.lead AND leads.state <> 'spam')`
const isAnswered = `channel = 'mail' AND (state = 'failed' OR (state = 'waiting' AND claimed_until = '')) AND EXISTS (SELECT 1 FROM leads WHERE leads.id = forwards.lead AND leads.state = 'done')`
const chosen: Readonly<Record<Choice, string>> = {
  due: `AND ${isDue} ORDER BY due`,
  fresh: 'ORDER BY tried, due',
  failed: `ORDER BY CASE WHEN tries = 0 THEN 1 ELSE 0 END, tried, due`,
}

/** The queue of a channel. Several receivers may share it: each row is claimed by one of them, by the database's clock. */
export function createQueue(database: Database, channel: Channel['name'], now = database.now): Queue {
  const claiming = (choice: Choice) => `
    WITH picked AS MATERIALIZED (
      SELECT lead FROM forwards WHERE channel = $1 AND ${isFree} AND ${isWanted} ${chosen[choice]} LIMIT $4 ${database.skipLocked}
    )
    UPDATE forwards SET claimed_until = $5 WHERE channel = $1 AND lead IN (SELECT lead FROM picked) RETURNING lead, created, tries`
  const run = async (sql: string, ...parameters: (string | number)[]) => {
    await database.run(sql, ...parameters)
  }
  /** A mail is not sent where its request was answered meanwhile; opened again, it is queued again. */
  const dropAnswered = (id: string) => run(`DELETE FROM forwards WHERE lead = $1 AND ${isAnswered}`, id)
  return {
    now,
    async claim(most, choice) {
      const at = await now()
      const until = timeOf(at + lease)
      const rows = await database.transaction((queries) =>
        queries.run(claiming(choice), channel, timeOf(at), timeOf(at + longestDelay), most, until),
      )
      return rows.map((row) => claimOf(row, until))
    },
    async load({ id, created, until }) {
      if ((await now()) > Date.parse(until) - longestAttempt) return null
      const [row] = await database.run(
        `SELECT kind, clinic, body, received FROM leads WHERE id = $1 AND ${channel === 'mail' ? `state = 'new'` : `state <> 'spam'`} AND EXISTS (SELECT 1 FROM forwards WHERE lead = $1 AND channel = $2 AND claimed_until = $3)`,
        id,
        channel,
        until,
      )
      return row === undefined ? null : forwardedOf(id, created, row)
    },
    async giveBack({ id, until }) {
      await run(
        `UPDATE forwards SET claimed_until = '' WHERE lead = $1 AND channel = $2 AND claimed_until = $3`,
        id,
        channel,
        until,
      )
      await dropAnswered(id)
    },
    accepted: ({ id, created }, at) =>
      run(
        `UPDATE forwards SET state = 'sent', tried = $3, tries = tries + 1, claimed_until = '', reason = '' WHERE lead = $1 AND channel = $2 AND created = $4`,
        id,
        channel,
        at,
        created,
      ),
    async setBack({ id, until }, { state, at, due, reason }) {
      await run(
        `UPDATE forwards SET state = $4, due = $5, tried = $6, tries = tries + 1, claimed_until = '', reason = $7 WHERE lead = $1 AND channel = $2 AND claimed_until = $3`,
        id,
        channel,
        until,
        state,
        due,
        at,
        reason,
      )
      await dropAnswered(id)
    },
    async release(since) {
      await run(
        `UPDATE forwards SET due = $2 WHERE channel = $1 AND state = 'waiting' AND tries > 0 AND due > $2 AND tried >= $3`,
        channel,
        timeOf(await now()),
        since,
      )
    },
    async giveUp(before, reason) {
      const at = await now()
      const rows = await database.run(
        `UPDATE forwards SET state = 'failed', reason = $5 WHERE channel = $1 AND ${isFree} AND created < $4 AND ${isWanted} RETURNING lead`,
        channel,
        timeOf(at),
        timeOf(at + longestDelay),
        before,
        reason,
      )
      return rows.length
    },
    tidy: () =>
      run(
        `DELETE FROM forwards WHERE channel = $1 AND (NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = forwards.lead) OR (${isAnswered}))`,
        channel,
      ),
    async untilDue() {
      const [row] = await database.run(
        `SELECT min(due) AS due FROM forwards WHERE channel = $1 AND state = 'waiting' AND claimed_until = '' AND ${isWanted}`,
        channel,
      )
      const due = Date.parse(textOf(row, 'due'))
      return Number.isNaN(due) ? null : Math.max(0, due - (await now()))
    },
  }
}

/** A time in milliseconds since 1970 as the database's texts have it. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString()
}

function claimOf(row: Row, until: string): Claim {
  return { id: textOf(row, 'lead'), created: textOf(row, 'created'), tries: numberOf(row, 'tries'), until }
}

function forwardedOf(id: string, queued: string, row: Row): Forwarded {
  const text = (column: string) => textOf(row, column)
  return { id, kind: text('kind'), clinic: text('clinic'), body: text('body'), received: text('received'), queued }
}
