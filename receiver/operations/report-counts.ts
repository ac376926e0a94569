import { createHash } from 'node:crypto'
import { numberOf, type Database, type Queries } from '../database/database.ts'
import type { Finding } from './report-findings.ts'

/** The most groups of reports; what made room for a new one is counted under `others`. */
export const mostGroups = 2000

/** Counts reports that say the same as one, each with the times of the first and the last. */
export async function countReports(
  database: Pick<Database, 'kind' | 'transaction'>,
  findings: readonly Finding[],
  at: string,
): Promise<void> {
  if (findings.length === 0) return
  await database.transaction(async (queries) => {
    if (database.kind === 'postgres') await queries.run('SELECT pg_advisory_xact_lock(8788)')
    for (const finding of findings) await countOne(queries, finding, at)
  })
}

async function countOne(queries: Queries, { kind, text, place }: Finding, at: string): Promise<void> {
  const fingerprint = createHash('sha256').update([kind, text, place].join('\n')).digest('hex').slice(0, 32)
  if (await addTo(queries, fingerprint, at)) return
  const [row] = await queries.run(`SELECT count(*) AS count FROM reports WHERE fingerprint <> 'others'`)
  if (numberOf(row, 'count') >= mostGroups) await makeRoom(queries, at)
  await begin(queries, [fingerprint, kind, `${text} at ${place}`], at)
}

/** Moves the group with the fewest reports to `others`, of those the one seen longest ago: invented ones are sent seldom. */
async function makeRoom(queries: Queries, at: string): Promise<void> {
  const [moved] = await queries.run(
    `DELETE FROM reports WHERE fingerprint = (SELECT fingerprint FROM reports WHERE fingerprint <> 'others' ORDER BY count, last LIMIT 1) RETURNING count`,
  )
  const count = numberOf(moved, 'count')
  if (!(await addTo(queries, 'others', at, count)))
    await begin(queries, ['others', 'others', 'anything else'], at, count)
}

/** Adds to a group's count; resolves to whether there is such a group. */
async function addTo(queries: Queries, fingerprint: string, at: string, count = 1): Promise<boolean> {
  const changed = await queries.run(
    'UPDATE reports SET count = count + $3, last = $1 WHERE fingerprint = $2 RETURNING fingerprint',
    at,
    fingerprint,
    count,
  )
  return changed.length > 0
}

async function begin(
  queries: Queries,
  [fingerprint, kind, text]: [string, string, string],
  at: string,
  count = 1,
): Promise<void> {
  await queries.run(
    'INSERT INTO reports (fingerprint, kind, text, count, first, last) VALUES ($1, $2, $3, $5, $4, $4)',
    fingerprint,
    kind,
    text,
    at,
    count,
  )
}
