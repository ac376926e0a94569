import { numberOf, textOf, type Queries } from '../database/database.ts'
import { readRow, type LeadRow } from './describe.ts'
import { nearestPage } from './pager.ts'
import { scopeOf } from './scope.ts'
import { searchOf } from './search.ts'
import type { Staff } from './sessions.ts'
import { allOf, ask, clause, oneOf, type Clause } from './sql.ts'
import { promised } from '../requests/promise.ts'
import type { Tab, View } from './view.ts'

/** The requests of a page. */
const pageSize = 50

/** How many requests each list has. */
type Counts = Readonly<Record<Tab, number>>

export interface Listed {
  rows: LeadRow[]
  counts: Counts
  /** The page that is shown: the last one where the view asks for a later one. */
  page: number
  pages: number
}

/** Reads rows for `readRow`; a condition follows. */
export const columns = 'SELECT id, kind, body, received, clinic, state FROM leads WHERE'

/** What decides which requests a list has. */
interface Asked {
  /** What is searched for. */
  term: string
  /** Milliseconds since 1970. */
  now: number
  /** Where requests are forwarded to: nobody waits for what is switched off. */
  channels: readonly string[]
}

/** A page of the list of a view. */
export async function listRequests(
  queries: Queries,
  { staff, view, ...asked }: Asked & { staff: Staff; view: View },
): Promise<Listed> {
  const within = allOf(scopeOf(staff), clinicOf(view.clinic))
  const counts = await countAll(queries, within, asked)
  const { page, pages } = nearestPage(view.page, counts[view.tab], pageSize)
  const rows = await ask(
    queries,
    columns,
    allOf(within, conditionOf(view.tab, asked)),
    isOldestFirst(view.tab) ? 'ORDER BY received, id' : 'ORDER BY received DESC, id',
    clause('LIMIT ? OFFSET ?', pageSize, (page - 1) * pageSize),
  )
  return { rows: rows.map(readRow), counts, page, pages }
}

/** The request with this id; null where there is none for this account. */
export async function findRequest(queries: Queries, staff: Staff, id: string): Promise<LeadRow | null> {
  const [row] = await ask(queries, columns, allOf(clause('id = ?', id), scopeOf(staff)))
  return row === undefined ? null : readRow(row)
}

/** Where a request was forwarded to. */
export interface Forward {
  channel: string
  state: string
  due: string
  tried: string
  tries: number
  reason: string
}

export async function readForwards(queries: Queries, id: string): Promise<Forward[]> {
  const rows = await queries.run(
    'SELECT channel, state, due, tried, tries, reason FROM forwards WHERE lead = $1 ORDER BY channel',
    id,
  )
  return rows.map((row) => ({
    channel: textOf(row, 'channel'),
    state: textOf(row, 'state'),
    due: textOf(row, 'due'),
    tried: textOf(row, 'tried'),
    tries: numberOf(row, 'tries'),
    reason: textOf(row, 'reason'),
  }))
}

/** What is wrong with forwarding: how many requests failed, and since when the oldest one waits (ISO 8601, or ''). */
export async function forwardingState(
  queries: Queries,
  channels: readonly string[],
): Promise<{ failed: number; waiting: string }> {
  const [row] = await ask(
    queries,
    `SELECT count(DISTINCT CASE WHEN state = 'failed' THEN lead END) AS failed, min(CASE WHEN state = 'waiting' THEN created END) AS waiting FROM forwards WHERE`,
    oneOf('channel', channels),
  )
  return { failed: numberOf(row, 'failed'), waiting: textOf(row, 'waiting') }
}

async function countAll(queries: Queries, within: Clause, asked: Asked): Promise<Counts> {
  const counted = (['new', 'overdue', 'done', 'spam', 'unforwarded', 'found'] as const).map((tab) => {
    const condition = conditionOf(tab, asked)
    return clause(`sum(CASE WHEN ${condition.sql} THEN 1 ELSE 0 END) AS count_${tab}`, ...condition.values)
  })
  const all = clause(counted.map(({ sql }) => sql).join(', '), ...counted.flatMap(({ values }) => values))
  const [row] = await ask(queries, 'SELECT', all, 'FROM leads WHERE', within)
  const count = (tab: Tab) => numberOf(row, `count_${tab}`)
  return {
    new: count('new'),
    overdue: count('overdue'),
    done: count('done'),
    spam: count('spam'),
    unforwarded: count('unforwarded'),
    found: count('found'),
  }
}

function conditionOf(tab: Tab, { term, now, channels }: Asked): Clause {
  if (tab === 'found') return searchOf(term)
  if (tab === 'unforwarded') {
    const { sql, values } = oneOf('channel', channels)
    return clause(`id IN (SELECT lead FROM forwards WHERE state = 'failed' AND ${sql})`, ...values)
  }
  if (tab === 'overdue') return clause(`state = 'new' AND received <= ?`, new Date(now - promised).toISOString())
  return clause('state = ?', tab)
}

function isOldestFirst(tab: Tab): boolean {
  return tab === 'new' || tab === 'overdue' || tab === 'unforwarded'
}

function clinicOf(clinic: string): Clause {
  if (clinic === '') return clause('1 = 1')
  return clause('clinic = ?', clinic === 'none' ? '' : clinic)
}
