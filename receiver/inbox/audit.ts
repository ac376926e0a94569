import { randomUUID } from 'node:crypto'
import { numberOf, textOf, type Queries } from '../database/database.ts'
import { nearestPage } from './pager.ts'
import { ask, clause } from './sql.ts'

/** What is noted: whoever reads personal data, takes it out, deletes it, or lets somebody in. */
export type AuditedAct = keyof typeof auditedActs

/** What each act is called. */
export const auditedActs = {
  list: 'Read a list',
  search: 'Searched',
  read: 'Read a request',
  'export-all': 'Exported all requests',
  'export-person': 'Exported one person’s data',
  delete: 'Deleted a request',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  locked: 'Locked out after wrong passwords',
  password: 'Changed the password',
  join: 'Took up a one-time link',
  link: 'Made a one-time link',
  withdraw: 'Withdrew a one-time link',
  remove: 'Removed an account',
}

export interface AuditLine {
  at: string
  account: string
  act: string
  subject: string
}

/** The lines of a page of the audit. */
const auditPage = 100

/** Leaves a line: who ('' at the server), what and when. `subject` is an id, a name of an account or a number; nothing of a visitor. */
export async function note(
  queries: Queries,
  now: number,
  account: string,
  act: AuditedAct,
  subject = '',
): Promise<void> {
  await queries.run(
    'INSERT INTO audit (id, at, account, act, subject) VALUES ($1, $2, $3, $4, $5)',
    randomUUID(),
    new Date(now).toISOString(),
    account,
    act,
    subject,
  )
}

/** The page of the audit that is nearest to this one, the newest lines first, and how many pages there are. */
export async function readAudit(
  queries: Queries,
  asked: number,
): Promise<{ lines: AuditLine[]; page: number; pages: number }> {
  const [total] = await queries.run('SELECT count(*) AS count FROM audit')
  const { page, pages } = nearestPage(asked, numberOf(total, 'count'), auditPage)
  const rows = await ask(
    queries,
    'SELECT at, account, act, subject FROM audit ORDER BY at DESC, id',
    clause('LIMIT ? OFFSET ?', auditPage, (page - 1) * auditPage),
  )
  const lines = rows.map((row) => ({
    at: textOf(row, 'at'),
    account: textOf(row, 'account'),
    act: textOf(row, 'act'),
    subject: textOf(row, 'subject'),
  }))
  return { lines, page, pages }
}
