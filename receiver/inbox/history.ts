import { numberOf, textOf, type Queries, type Row } from '../database/database.ts'
import { grouped } from './grouped.ts'
import { ask, oneOf } from './sql.ts'

/** What staff do with a request. */
export type Act = 'done' | 'reopen' | 'spam' | 'not-spam' | 'clinic' | 'note' | 'forward' | 'undo'

/** One act on a request. */
export interface HistoryEntry {
  number: number
  /** ISO 8601. */
  at: string
  account: string
  act: string
  /** The state, or the clinic, before and after; of a note its text after. */
  before: string
  after: string
  isUndone: boolean
}

const undoable: ReadonlySet<string> = new Set(['done', 'reopen', 'spam', 'not-spam', 'clinic', 'note'])

/** What was done with these requests, the oldest first. */
export async function readHistory(queries: Queries, ids: readonly string[]): Promise<Map<string, HistoryEntry[]>> {
  const rows = await ask(
    queries,
    'SELECT lead, number, at, account, act, before, after FROM history WHERE',
    oneOf('lead', ids),
    'ORDER BY lead, number',
  )
  const byLead = grouped(rows, (row) => textOf(row, 'lead'))
  return new Map([...byLead].map(([lead, ofLead]) => [lead, entriesOf(ofLead)]))
}

function entriesOf(rows: readonly Row[]): HistoryEntry[] {
  const undone = new Set(rows.filter((row) => textOf(row, 'act') === 'undo').map((row) => textOf(row, 'before')))
  return rows.map((row) => ({
    number: numberOf(row, 'number'),
    at: textOf(row, 'at'),
    account: textOf(row, 'account'),
    act: textOf(row, 'act'),
    before: textOf(row, 'before'),
    after: textOf(row, 'after'),
    isUndone: undone.has(textOf(row, 'number')),
  }))
}

/** The last act, where it can be taken back by such an account: assigning is the owners'. */
export function undoableOf(history: readonly HistoryEntry[], isOwner: boolean): HistoryEntry | null {
  const last = history.at(-1)
  if (last === undefined || last.isUndone || !undoable.has(last.act)) return null
  return last.act === 'clinic' && !isOwner ? null : last
}
