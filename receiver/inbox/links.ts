import { textOf, type Queries } from '../database/database.ts'
import { linkLimitsAt, rightsOf, type Link } from './accounts.ts'

/** A one-time link that waits to be used. */
export interface OpenLink extends Link {
  /** The digest of its token: it names the link, and opens nothing. */
  digest: string
  /** The account that made it; '' where that was done at the server. */
  maker: string
  /** ISO 8601. */
  until: string
}

/** The one-time links that can be used, the next to end first. */
export async function openLinks(queries: Queries, now: number): Promise<OpenLink[]> {
  const rows = await queries.run(
    'SELECT token, account, role, clinic, until, maker FROM links WHERE until > $1 AND until <= $2 ORDER BY until, token',
    ...linkLimitsAt(now),
  )
  return rows.map((row) => ({
    digest: textOf(row, 'token'),
    account: textOf(row, 'account'),
    maker: textOf(row, 'maker'),
    until: textOf(row, 'until'),
    ...rightsOf(row),
  }))
}

/** Ends a link that was not used; resolves to what it was for, or to null where there is none any more. */
export async function withdrawLink(queries: Queries, digest: string, now: number): Promise<Link | null> {
  const [row] = await queries.run(
    'DELETE FROM links WHERE token = $1 AND until > $2 AND until <= $3 RETURNING account, role, clinic',
    digest,
    ...linkLimitsAt(now),
  )
  return row === undefined ? null : { account: textOf(row, 'account'), ...rightsOf(row) }
}
