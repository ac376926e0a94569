import { textOf, type Queries } from '../database/database.ts'
import { digestOf, newSecret } from './secrets.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** How far ahead of now a written time may be, in milliseconds: what is later, a wrong clock wrote, and it has ended. */
export const aheadAtMost = hour

/** When a session ends, in milliseconds: unused, and in any case (OWASP, Session Management). */
export const sessionEnds = { idle: 12 * hour, always: 7 * 24 * hour }

export type Role = 'owner' | 'clinic'

/** Who is signed in. */
export interface Staff {
  account: string
  role: Role
  /** The slug of the clinic whose requests a `clinic` account sees. */
  clinic: string
  /** What each form of this session carries. */
  formToken: string
  /** The secret of the cookie. */
  secret: string
}

/** Opens a session, always under a new secret (fixation), and resolves to that. Ended sessions are cleared away. */
export async function openSession(
  queries: Queries,
  account: string,
  now: number,
  formToken = newSecret(),
): Promise<string> {
  const secret = newSecret()
  const at = new Date(now).toISOString()
  await queries.run(
    'DELETE FROM sessions WHERE seen < $1 OR created < $2 OR seen > $3 OR created > $3',
    ...limitsAt(now),
  )
  await queries.run(
    'INSERT INTO sessions (token, account, form_token, created, seen) VALUES ($1, $2, $3, $4, $4)',
    digestOf(secret),
    account,
    formToken,
    at,
  )
  return secret
}

/** Whose session this secret opens; null where it has ended or never was. Remembers that it was used. */
export async function findStaff(queries: Queries, secret: string, now: number): Promise<Staff | null> {
  const [row] = await queries.run(
    'SELECT sessions.account, form_token, seen, role, clinic FROM sessions JOIN accounts ON accounts.name = sessions.account WHERE token = $1 AND seen >= $2 AND sessions.created >= $3 AND seen <= $4 AND sessions.created <= $4',
    digestOf(secret),
    ...limitsAt(now),
  )
  if (row === undefined) return null
  if (now - Date.parse(textOf(row, 'seen')) > minute)
    await queries.run('UPDATE sessions SET seen = $1 WHERE token = $2', new Date(now).toISOString(), digestOf(secret))
  return {
    account: textOf(row, 'account'),
    role: textOf(row, 'role') === 'owner' ? 'owner' : 'clinic',
    clinic: textOf(row, 'clinic'),
    formToken: textOf(row, 'form_token'),
    secret,
  }
}

/** Whether a session still is there, which ends with its account; then it stays so until the transaction ends. */
export async function isOpen(queries: Queries, secret: string): Promise<boolean> {
  const held = await queries.run('UPDATE sessions SET seen = seen WHERE token = $1 RETURNING token', digestOf(secret))
  return held.length > 0
}

export async function endSession(queries: Queries, secret: string): Promise<void> {
  await queries.run('DELETE FROM sessions WHERE token = $1', digestOf(secret))
}

/** Ends every session of an account. */
export async function endSessionsOf(queries: Queries, account: string): Promise<void> {
  await queries.run('DELETE FROM sessions WHERE account = $1', account)
}

function limitsAt(now: number): [seen: string, created: string, latest: string] {
  const { idle, always } = sessionEnds
  const at = (time: number) => new Date(time).toISOString()
  return [at(now - idle), at(now - always), at(now + aheadAtMost)]
}
