import type { PostAnswer, Verdict } from '../../machines/delivery-answer.ts'
import {
  isExpiring,
  isOverdue,
  misdirectedPause,
  pauseBefore,
  retryAfter,
  timeUntil,
  type Attempt,
  type AttemptInput,
  type KeptLead,
  type KeptRecord,
} from '../../machines/lead-delivery/index.ts'
import { corrects } from './corrects.ts'
import { verdictOn } from './verdict.ts'
import type { Outbox } from './outbox.ts'

/** Everything that an attempt needs from outside. */
export interface AttemptWorld {
  outbox: Outbox
  /** Posts what is kept to its address; null if nobody answered. Never rejects. */
  post: (record: KeptRecord) => Promise<PostAnswer>
  /** Milliseconds since 1970. */
  now: () => number
  /** From 0 to below 1. */
  random: () => number
  /** Runs while no other page of this browser sends or deletes. */
  withLock: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Called with what has become of a submission. */
  report: (id: string, verdict: Verdict) => void
  /** Whether any tab has reported that a submission was received. */
  isReceived: (id: string) => boolean
  /** Whether a submission was made in this visit. */
  isOwn: (id: string) => boolean
  /** Days for which this browser keeps what a site stores. */
  daysKept: number
  /** When this page began to send: what was stored before was submitted on a page that has been left. */
  openedAt: number
}

/** Sends the submission that is due first, and returns what is kept afterwards. Rejects if storage fails. */
export function attempt(world: AttemptWorld, { isHasty, shownIds }: AttemptInput): Promise<Attempt> {
  return world.withLock(async () => {
    if (isHasty) await hasten(world)
    const next = nextOf(await world.outbox.all(), world.now())
    const verdict = next ? await send(world, next) : 'nothing'
    const records = await removeOverdueRefusals(world)
    const wasTried = next !== undefined && (next.tries > 0 || next.storedAt < world.openedAt)
    const hasGoneElsewhere = (id: string) => world.isReceived(id) && records.every((record) => record.id !== id)
    return {
      verdict,
      hasArrived: (verdict === 'received' && wasTried) || shownIds.some(hasGoneElsewhere),
      kept: records
        .filter((record) => isShown(records, record, world.now()))
        .map((record) => toKeptLead(record, world)),
      pause: pauseOf(records, world.now()),
    }
  })
}

async function send(world: AttemptWorld, record: KeptRecord): Promise<Verdict> {
  const answer = await world.post(record)
  const verdict = verdictOn(answer)
  world.report(record.id, verdict)
  if (verdict === 'received' || isOverdue(record.storedAt, world.now())) await world.outbox.remove(record.id)
  else if (verdict === 'refused') await update(world, { ...record, isRefused: true })
  else await update(world, postponed(record, answer, verdict === 'misdirected', world))
  if (verdict === 'received') await removeCorrected(world, record)
  return verdict
}

/** What this visit's visitor has put right since need not be called about any longer. */
async function removeCorrected({ outbox, isOwn }: AttemptWorld, received: KeptRecord): Promise<void> {
  const corrected = (await outbox.all()).filter((record) => isOwn(record.id) && corrects(received, record))
  for (const { id } of corrected) await outbox.remove(id)
}

/** Does not bring back what was deleted meanwhile. */
async function update({ outbox }: AttemptWorld, record: KeptRecord): Promise<void> {
  const records = await outbox.all()
  if (records.some(({ id }) => id === record.id)) await outbox.put(record)
}

function postponed(
  record: KeptRecord,
  answer: PostAnswer,
  isMisdirected: boolean,
  { now, random }: AttemptWorld,
): KeptRecord {
  const tries = record.tries + 1
  const asked = retryAfter(answer?.retryAfter ?? null, now())
  const pause = isMisdirected ? misdirectedPause : pauseBefore(tries, random())
  return {
    ...record,
    tries,
    due: now() + (asked ?? pause),
    notBefore: asked === null ? 0 : now() + asked,
    isMisdirected,
  }
}

/** Makes everything due now that waits only because of our own pauses between tries. */
async function hasten({ outbox, now }: AttemptWorld): Promise<void> {
  const records = await outbox.all()
  const patient = records.filter((record) => !record.isRefused && timeUntil(record.due, now()) > 0)
  for (const record of patient) await outbox.put({ ...record, due: record.notBefore })
}

/** Removes what was refused and is overdue, and returns the rest: what is overdue but not refused still has its last try. */
async function removeOverdueRefusals({ outbox, now }: AttemptWorld): Promise<KeptRecord[]> {
  const records = await outbox.all()
  const over = records.filter(({ storedAt, isRefused }) => isRefused && isOverdue(storedAt, now()))
  for (const { id } of over) await outbox.remove(id)
  return records.filter((record) => !over.includes(record))
}

function nextOf(records: readonly KeptRecord[], now: number): KeptRecord | undefined {
  return records
    .filter((record) => !record.isRefused && waitOf(records, record, now) === 0)
    .toSorted((one, other) => one.due - other.due)[0]
}

function pauseOf(records: readonly KeptRecord[], now: number): number | null {
  const waits = records.filter(({ isRefused }) => !isRefused).map((record) => waitOf(records, record, now))
  return waits.length === 0 ? null : Math.min(...waits)
}

/** An overdue submission gets its last try at once. */
function waitOf(records: readonly KeptRecord[], record: KeptRecord, now: number): number {
  return isOverdue(record.storedAt, now) ? 0 : timeUntil(dueAmong(records, record), now)
}

/** A receiver's request to wait, made about one submission, applies to all that go to it. */
function dueAmong(records: readonly KeptRecord[], { kind, due }: KeptRecord): number {
  const asked = records.filter((other) => other.kind === kind && !other.isRefused).map(({ notBefore }) => notBefore)
  return Math.max(due, ...asked)
}

/** Whether the notice lists it: it was turned down, has been tried before, or has to wait. */
function isShown(records: readonly KeptRecord[], record: KeptRecord, now: number): boolean {
  if (isOverdue(record.storedAt, now)) return false
  return record.isRefused || record.tries > 0 || timeUntil(dueAmong(records, record), now) > 0
}

function toKeptLead(
  { id, kind, body, storedAt, isMisdirected, isRefused }: KeptRecord,
  { now, isOwn, daysKept }: AttemptWorld,
): KeptLead {
  const shown = { id, kind, body, storedAt, isMisdirected, isRefused }
  return { ...shown, isOwn: isOwn(id), isExpiring: isExpiring(storedAt, now(), daysKept) }
}
