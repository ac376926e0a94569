import { basename } from 'node:path'
import { textOf, type Database, type Queries, type Row } from '../database/database.ts'
import { NotStored } from '../not-stored.ts'
import { factsOf } from './facts.ts'

/** A received submission: `body` is JSON with sorted keys, `received` a time in ISO 8601. */
export interface StoredLead {
  id: string
  kind: string
  body: string
  received: string
}

/** A stored request with what staff made of it. */
export interface KeptLead extends StoredLead {
  /** The slug of the clinic that answers it; ''. */
  clinic: string
  state: string
  /** When staff last did something with it (ISO 8601); ''. */
  lastAct: string
}

/**
 * `stored`: new and on disk; `known`: received before with the same content, or deleted by staff since; `differs`: its id was received with other
 * content.
 */
export type Insertion = 'stored' | 'known' | 'differs'

export interface LeadStore {
  /** Resolves once the commit is on the disk; rejects where it is not. */
  insert: (lead: StoredLead) => Promise<Insertion>
  /** Rejects where a lead could not be stored now. Writes to the disk as `insert` does, but leaves nothing. */
  tryDisk: () => Promise<void>
  /** Everything stored when reading begins, in the order of receipt, one at a time. */
  rows: () => AsyncIterable<KeptLead>
}

export interface StoreOptions {
  /** Nothing new is stored while the stored data takes this many bytes. */
  maxBytes?: number
  /** Where a request is forwarded to: a row of `forwards` for each, in the same transaction. */
  channels?: readonly string[]
  /** Called when something new was stored. */
  onStored?: () => void
}

/** Stores what is received in a migrated database. */
export function createStore(database: Database, options: StoreOptions = {}): LeadStore {
  const { maxBytes = Infinity, channels = [], onStored = () => undefined } = options
  const checkRoom = async () => {
    if ((await database.size(maxBytes)) >= maxBytes)
      throw new NotStored(
        `${basename(database.place)} has reached RECEIVER_MAX_BYTES, ${maxBytes}: delete rows, or raise it.`,
      )
  }
  return {
    async insert(lead) {
      const earlier = await earlierThan(database, lead)
      if (earlier !== null) return earlier
      await checkRoom()
      const became = await database.transaction((queries) => add(queries, lead, channels))
      if (became === 'stored') onStored()
      return became
    },
    async tryDisk() {
      await checkRoom()
      await database.transaction(commitNothing)
    },
    async *rows() {
      for await (const row of database.each(
        'SELECT id, kind, body, received, clinic, state, (SELECT max(at) FROM history WHERE lead = leads.id) AS last_act FROM leads ORDER BY received, id',
      ))
        yield readLead(row)
    },
  }
}

async function earlierThan(queries: Queries, { id, kind, body }: StoredLead): Promise<Insertion | null> {
  const [found] = await queries.run('SELECT kind, body FROM leads WHERE id = $1', id)
  if (found === undefined) return null
  return textOf(found, 'kind') === kind && textOf(found, 'body') === body ? 'known' : 'differs'
}

/** Whether staff deleted it: a device that was not told that it is received sends it once more, and it stays deleted. */
export async function wasDeleted(queries: Queries, id: string): Promise<boolean> {
  const found = await queries.run(`SELECT id FROM audit WHERE act = 'delete' AND subject = $1 LIMIT 1`, id)
  return found.length > 0
}

async function add(queries: Queries, lead: StoredLead, channels: readonly string[]): Promise<Insertion> {
  const { id, kind, body, received } = lead
  if (await wasDeleted(queries, id)) return 'known'
  const { clinic, state, search } = factsOf(kind, body)
  const inserted = await queries.run(
    'INSERT INTO leads (id, kind, body, received, clinic, state, search) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id',
    id,
    kind,
    body,
    received,
    clinic,
    state,
    search,
  )
  if (inserted.length === 0) {
    const earlier = await earlierThan(queries, lead)
    if (earlier === null) throw new NotStored('Another program deleted the same id meanwhile.')
    return earlier
  }
  if (state === 'new') await queue(queries, id, received, channels)
  return 'stored'
}

/** Queues a request for forwarding; what is queued already stays as it is. */
export async function queue(queries: Queries, id: string, at: string, channels: readonly string[]): Promise<void> {
  for (const channel of channels)
    await queries.run(
      `INSERT INTO forwards (lead, channel, state, created, due, tried, tries, claimed_until, reason) VALUES ($1, $2, 'waiting', $3, $3, '', 0, '', '') ON CONFLICT DO NOTHING`,
      id,
      channel,
      at,
    )
}

/** Queues a request for one channel, whether or not it was sent by it before, as to a clinic that did not get it. */
export async function queueAnew(queries: Queries, id: string, at: string, channel: string): Promise<void> {
  await queries.run(
    `INSERT INTO forwards (lead, channel, state, created, due, tried, tries, claimed_until, reason) VALUES ($1, $2, 'waiting', $3, $3, '', 0, '', '') ON CONFLICT (lead, channel) DO UPDATE SET state = 'waiting', created = $3, due = $3, tries = 0, claimed_until = '', reason = ''`,
    id,
    channel,
    at,
  )
}

/** Queues again what was given up or refused, on these channels. Resolves to whether there was such a thing. */
export async function queueFailed(
  queries: Queries,
  id: string,
  at: string,
  channels: readonly string[],
): Promise<boolean> {
  let isQueued = false
  for (const channel of channels) {
    const again = await queries.run(
      `UPDATE forwards SET state = 'waiting', created = $1, due = $1, tries = 0, claimed_until = '', reason = '' WHERE lead = $2 AND channel = $3 AND state = 'failed' RETURNING channel`,
      at,
      id,
      channel,
    )
    isQueued ||= again.length > 0
  }
  return isQueued
}

/**
 * Inserts and deletes a row in one transaction. A rollback instead would not write to the disk, so that a full one
 * would go unnoticed.
 */
async function commitNothing(queries: Queries): Promise<void> {
  await queries.run(`INSERT INTO leads (id, kind, body, received) VALUES ('health', '', '', '') ON CONFLICT DO NOTHING`)
  await queries.run(`DELETE FROM leads WHERE id = 'health'`)
}

function readLead(row: Row): KeptLead {
  return {
    id: textOf(row, 'id'),
    kind: textOf(row, 'kind'),
    body: textOf(row, 'body'),
    received: textOf(row, 'received'),
    clinic: textOf(row, 'clinic'),
    state: textOf(row, 'state'),
    lastAct: textOf(row, 'last_act'),
  }
}
