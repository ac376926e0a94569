import {
  isExpired,
  isExpiring,
  pauseBefore,
  retryAfter,
  timeUntil,
  verdictOn,
  type Attempt,
  type AttemptInput,
  type KeptLead,
  type KeptRecord,
  type PostAnswer,
  type Verdict,
} from '../../machines/lead-delivery/index.ts'
import type { Outbox } from './outbox.ts'

/** All that an attempt needs of the world. */
export interface AttemptWorld {
  outbox: Outbox
  /** Posts what is kept to its address; null where nobody answered. Never rejects. */
  post: (record: KeptRecord) => Promise<PostAnswer>
  /** Milliseconds since 1970. */
  now: () => number
  /** From 0 to below 1. */
  random: () => number
  /** Runs while no other page of this browser sends. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Hears what has become of a submission. */
  report: (id: string, verdict: Verdict) => void
  /** Whether it is known, from any tab, that a submission has been received. */
  isReceived: (id: string) => boolean
}

/** Sends the one submission that is due first, and says what is kept afterwards. Rejects where storage fails. */
export function attempt(world: AttemptWorld, { isHasty, told }: AttemptInput): Promise<Attempt> {
  return world.alone(async () => {
    if (isHasty) await hasten(world)
    const next = nextOf(await world.outbox.all(), world.now())
    const verdict = next ? await send(world, next) : 'nothing'
    const records = await tidied(world)
    const wasTold = next !== undefined && next.tries > 0
    const hasGoneElsewhere = (id: string) => world.isReceived(id) && records.every((record) => record.id !== id)
    return {
      verdict,
      hasArrived: (verdict === 'received' && wasTold) || told.some(hasGoneElsewhere),
      kept: records
        .filter((record) => isNews(records, record, world.now()))
        .map((record) => asTold(record, world.now())),
      pause: pauseOf(records, world.now()),
    }
  })
}

async function send(world: AttemptWorld, record: KeptRecord): Promise<Verdict> {
  const answer = await world.post(record)
  const verdict = verdictOn(answer)
  world.report(record.id, verdict)
  if (verdict === 'received') await world.outbox.remove(record.id)
  else if (verdict === 'refused') await update(world, { ...record, isRefused: true })
  else await update(world, postponed(record, answer, world.now(), world.random()))
  return verdict
}

/** What has been deleted on the way is not brought back. */
async function update({ outbox }: AttemptWorld, record: KeptRecord): Promise<void> {
  const records = await outbox.all()
  if (records.some(({ id }) => id === record.id)) await outbox.put(record)
}

function postponed(record: KeptRecord, answer: PostAnswer, now: number, random: number): KeptRecord {
  const tries = record.tries + 1
  const asked = retryAfter(answer?.retryAfter ?? null, now)
  return {
    ...record,
    tries,
    due: now + (asked ?? pauseBefore(tries, random)),
    notBefore: asked === null ? 0 : now + asked,
  }
}

/** What waits for no other reason than caution is due now. */
async function hasten({ outbox, now }: AttemptWorld): Promise<void> {
  const records = await outbox.all()
  const patient = records.filter((record) => !record.isRefused && timeUntil(record.due, now()) > 0)
  for (const record of patient) await outbox.put({ ...record, due: record.notBefore })
}

/**
 * What is still kept: what has had its time, and of which the visitor has been told, is deleted; that the visitor is told of
 * what soon has is noted.
 */
async function tidied({ outbox, now }: AttemptWorld): Promise<KeptRecord[]> {
  const records = await outbox.all()
  const expired = records.filter(({ storedAt, warnedAt }) => isExpired(storedAt, warnedAt, now()))
  for (const { id } of expired) await outbox.remove(id)
  const unwarned = records.filter(({ storedAt, warnedAt }) => warnedAt === null && isExpiring(storedAt, now()))
  for (const record of unwarned) await outbox.put({ ...record, warnedAt: now() })
  return records.filter((record) => !expired.includes(record))
}

function nextOf(records: readonly KeptRecord[], now: number): KeptRecord | undefined {
  return records
    .filter((record) => !record.isRefused && timeUntil(dueAmong(records, record), now) === 0)
    .toSorted((one, other) => one.due - other.due)[0]
}

function pauseOf(records: readonly KeptRecord[], now: number): number | null {
  const waits = records.filter(({ isRefused }) => !isRefused).map((record) => timeUntil(dueAmong(records, record), now))
  return waits.length === 0 ? null : Math.min(...waits)
}

/** What a receiver asked for one submission holds for all that it is sent. */
function dueAmong(records: readonly KeptRecord[], { kind, due }: KeptRecord): number {
  const asked = records.filter((other) => other.kind === kind && !other.isRefused).map(({ notBefore }) => notBefore)
  return Math.max(due, ...asked)
}

function isNews(records: readonly KeptRecord[], record: KeptRecord, now: number): boolean {
  return record.isRefused || record.tries > 0 || timeUntil(dueAmong(records, record), now) > 0
}

function asTold({ id, kind, body, storedAt, isRefused }: KeptRecord, now: number): KeptLead {
  return { id, kind, body, storedAt, isRefused, isExpiring: isExpiring(storedAt, now) }
}
