import { numberOf, type Queries } from '../database/database.ts'
import { foldedName } from './account-names.ts'
import type { Passwords } from './passwords.ts'
import { digestOf } from './secrets.ts'

/** How many wrong passwords of a name lock it, and for how long in milliseconds (OWASP, Authentication: lockout). */
const lockout = { failures: 5, time: 15 * 60 * 1000 }

/** How far ahead another try's time may be that counts at the same moment, in milliseconds. */
const slack = 60_000

/** Whose tries are counted: those of a name from anywhere, or those from a browser that this name knows (visit.ts). */
export interface Tried {
  name: string
  /** What the browser keeps of an earlier sign-in under this name; '' where it keeps none. */
  browser: string
}

/**
 * Counts a try to sign in before its password is looked at, so that many at once are not more; `open` where it may go
 * on, `last` where a wrong password now locks the name. A name is locked whether or not it exists, and only its digest
 * is kept: it may be a password typed into the wrong field. A browser that the name knows is counted by itself, so that
 * strangers lock nobody out of it (OWASP, Device Cookies).
 */
export async function countTry(queries: Queries, tried: Tried, now: number): Promise<'open' | 'last' | 'locked'> {
  // What is locked for longer was locked by a clock that was wrong.
  const longest = new Date(now + lockout.time + slack).toISOString()
  await queries.run('DELETE FROM failures WHERE until <= $1 OR until > $2', new Date(now).toISOString(), longest)
  const [row] = await queries.run(
    `INSERT INTO failures (name, count, until) VALUES ($1, 1, $2) ON CONFLICT (name) DO UPDATE
     SET count = failures.count + 1, until = CASE WHEN failures.count < $3 THEN excluded.until ELSE failures.until END
     RETURNING count`,
    keyOf(tried),
    new Date(now + lockout.time).toISOString(),
    lockout.failures,
  )
  const count = numberOf(row, 'count')
  if (count > lockout.failures) return 'locked'
  return count === lockout.failures ? 'last' : 'open'
}

/**
 * Looks at a password, in whose place `null` is stored where there is no such account. `last` where it is wrong and has
 * locked the name. Where too many wait to be looked at, it rejects, and the try is not counted.
 */
export async function tryPassword(
  { database, passwords }: { database: Queries; passwords: Passwords },
  tried: Tried,
  { typed, stored, now }: { typed: string; stored: string | null; now: number },
): Promise<'right' | 'wrong' | 'last' | 'locked'> {
  const counted = await countTry(database, tried, now)
  if (counted === 'locked') return 'locked'
  const isRight = await passwords.isRight(typed, stored).catch(async (error: unknown) => {
    await database.run('UPDATE failures SET count = count - 1 WHERE name = $1', keyOf(tried))
    throw error
  })
  if (isRight) return 'right'
  return counted === 'last' ? 'last' : 'wrong'
}

/** Forgets wrong passwords: the right one was given, or a new one set. */
export async function forgive(queries: Queries, tried: Tried): Promise<void> {
  await queries.run('DELETE FROM failures WHERE name = $1', keyOf(tried))
}

function keyOf({ name, browser }: Tried): string {
  return digestOf(browser === '' ? foldedName(name) : `browser ${browser}`)
}
