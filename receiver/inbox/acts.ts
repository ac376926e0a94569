import { numberOf, textOf, type Database, type Queries } from '../database/database.ts'
import { queue, queueAnew, queueFailed } from '../requests/store.ts'
import { readHistory, undoableOf, type Act, type HistoryEntry } from './history.ts'
import { scopeOf } from './scope.ts'
import type { Staff } from './sessions.ts'
import { allOf, ask, clause } from './sql.ts'

/** Who acts on which request, and when. */
export interface Acting {
  staff: Staff
  id: string
  /** A note that was typed on the request's page when its act was pressed; ''. It is added before the act. */
  note: string
  /** Milliseconds since 1970. */
  now: number
  /** Where requests are forwarded to. */
  channels: readonly string[]
}

/**
 * `changed`: it was done, now or, where it was pressed twice, by this account just before; `gone`: there is no such
 * request for this account; `same`: it already was so, or somebody else was faster; `noted`: so it was, and the note is
 * kept; `later`: something was done after what was to be taken back.
 */
export type Outcome = 'changed' | 'same' | 'noted' | 'later' | 'gone'

/** The acts that change a state: from which one to which. */
const moves = {
  done: { from: ['new'], to: 'done' },
  reopen: { from: ['done'], to: 'new' },
  spam: { from: ['new', 'done'], to: 'spam' },
  'not-spam': { from: ['spam'], to: 'new' },
} as const

/** An act that changes a request's state. */
export type Move = keyof typeof moves

export const moveNames: readonly Move[] = ['done', 'reopen', 'spam', 'not-spam']

/** Within how many milliseconds the same note again is one pressed twice, not the same news again. */
const noteRepeats = 60_000

interface Locked {
  state: string
  clinic: string
  /** What was done before, without the note of this act. */
  history: readonly HistoryEntry[]
}

/** Moves a request to another state; what is spam is not forwarded, what is not is queued. */
export function move(database: Database, acting: Acting, act: Move): Promise<Outcome> {
  return onLocked(database, acting, act, async (queries, { state }) => {
    const { from, to } = moves[act]
    if (!from.some((known) => known === state)) return 'same'
    await setState(queries, acting, state, to)
    return remember(queries, acting, { act, before: state, after: to })
  })
}

/** Adds a note; one pressed twice is added once. */
export function addNote(database: Database, acting: Acting): Promise<Outcome> {
  return onLocked(database, acting, 'note', async () => 'changed')
}

/** Adds a note, unless this account has just added it: by a second press, or with another act. Returns whether it did. */
async function noteOnce(queries: Queries, acting: Acting, history: readonly HistoryEntry[]): Promise<boolean> {
  const isKnown = history.some(
    ({ act, account, after, at, isUndone }) =>
      act === 'note' &&
      account === acting.staff.account &&
      after === acting.note &&
      !isUndone &&
      Math.abs(acting.now - Date.parse(at)) < noteRepeats,
  )
  if (!isKnown) await remember(queries, acting, { act: 'note', before: '', after: acting.note })
  return !isKnown
}

/**
 * Gives a request to a clinic, or to none (''). A clinic is told by mail: at once while the request is open, otherwise
 * once it is open again.
 */
export function assign(database: Database, acting: Acting, clinic: string): Promise<Outcome> {
  return onLocked(database, acting, 'clinic', async (queries, { clinic: before, state }) => {
    if (before === clinic) return 'same'
    await setClinic(queries, acting, state, clinic)
    return remember(queries, acting, { act: 'clinic', before, after: clinic })
  })
}

/** Queues again what could not be forwarded. */
export function forwardAgain(database: Database, acting: Acting): Promise<Outcome> {
  return onLocked(database, acting, 'forward', async (queries) => {
    if (!(await queueFailed(queries, acting.id, new Date(acting.now).toISOString(), acting.channels))) return 'same'
    return remember(queries, acting, { act: 'forward', before: '', after: '' })
  })
}

/**
 * Takes back the last act, unless it is no longer the one with this number. A clinic that gets a request back is told by
 * mail, as one that it is given to.
 */
export function undo(database: Database, acting: Acting, number: number): Promise<Outcome> {
  return onLocked(database, acting, 'undo', async (queries, { state, clinic, history }) => {
    const last = undoableOf(history, acting.staff.role === 'owner')
    if (last?.number !== number)
      return history.some((entry) => entry.number === number && !entry.isUndone) && history.at(-1)?.number !== number
        ? 'later'
        : 'same'
    if (last.act === 'clinic') {
      if (clinic !== last.after) return 'same'
      await setClinic(queries, acting, state, last.before)
    } else if (last.act !== 'note') {
      if (state !== last.after) return 'same'
      await setState(queries, acting, state, last.before)
    }
    return remember(queries, acting, { act: 'undo', before: String(number), after: '' })
  })
}

/** Adds the note and runs an act on a request that this account may see, alone: others wait for the row. */
function onLocked(
  database: Database,
  acting: Acting,
  act: Act,
  work: (queries: Queries, lead: Locked) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction(async (queries) => {
    const where = allOf(clause('id = ?', acting.id), scopeOf(acting.staff))
    const [row] = await ask(queries, 'UPDATE leads SET state = state WHERE', where, 'RETURNING state, clinic')
    if (row === undefined) return 'gone'
    const history = (await readHistory(queries, [acting.id])).get(acting.id) ?? []
    const isNoted = acting.note !== '' && (await noteOnce(queries, acting, history))
    const outcome = await work(queries, { state: textOf(row, 'state'), clinic: textOf(row, 'clinic'), history })
    if (outcome !== 'same') return outcome
    if (isNoted) return 'noted'
    const last = history.at(-1)
    if (last?.act === act && last.account === acting.staff.account) return 'changed'
    return acting.note === '' ? 'same' : 'noted'
  })
}

async function setClinic(
  queries: Queries,
  { id, now, channels }: Acting,
  state: string,
  clinic: string,
): Promise<void> {
  await queries.run('UPDATE leads SET clinic = $1 WHERE id = $2', clinic, id)
  if (clinic !== '' && state === 'new' && channels.includes('mail'))
    await queueAnew(queries, id, new Date(now).toISOString(), 'mail')
  if (state !== 'new') await queries.run(`DELETE FROM forwards WHERE lead = $1 AND channel = 'mail'`, id)
}

/** A clinic is told by mail of what is open; a mail that is under way already ends as it may. */
async function setState(queries: Queries, { id, now, channels }: Acting, before: string, after: string): Promise<void> {
  const at = new Date(now).toISOString()
  await queries.run('UPDATE leads SET state = $1 WHERE id = $2', after, id)
  if (after === 'spam') await queries.run(`DELETE FROM forwards WHERE lead = $1 AND state <> 'sent'`, id)
  if (after === 'done')
    await queries.run(
      `DELETE FROM forwards WHERE lead = $1 AND channel = 'mail' AND (state = 'failed' OR (state = 'waiting' AND claimed_until <= $2))`,
      id,
      at,
    )
  const told = channels.filter((channel) => (channel === 'mail' ? after === 'new' : before === 'spam'))
  await queue(queries, id, at, told)
  if (told.includes('mail')) await queueFailed(queries, id, at, ['mail'])
}

async function remember(
  queries: Queries,
  { staff, id, now }: Acting,
  { act, before, after }: { act: Act; before: string; after: string },
): Promise<'changed'> {
  const [row] = await queries.run('SELECT max(number) AS number FROM history WHERE lead = $1', id)
  await queries.run(
    'INSERT INTO history (lead, number, at, account, act, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    id,
    numberOf(row, 'number') + 1,
    new Date(now).toISOString(),
    staff.account,
    act,
    before,
    after,
  )
  return 'changed'
}
