import { findLocation } from '../../content/locations/index.ts'
import { numberOf, textOf, type Database, type Queries } from '../database/database.ts'
import { foldedName, isName, longestName, tidyName } from './account-names.ts'
import { forgive } from './lockout.ts'
import { createPasswords, passwordLength, type Passwords } from './passwords.ts'
import { digestOf, newSecret } from './secrets.ts'
import { aheadAtMost, endSessionsOf, type Role } from './sessions.ts'

/** What an account may see: `owner` everything, `clinic` the requests of the clinic with this slug. */
export interface Rights {
  role: Role
  /** '' for an owner. */
  clinic: string
}

export interface Account extends Rights {
  name: string
  /** ISO 8601. */
  created: string
}

/** An account's name, and what is stored of its password. */
export interface Known {
  name: string
  password: string
}

/** A one-time link that can still be used. */
export interface Link extends Rights {
  /** The account whose password it sets; '' where it makes a new one. */
  account: string
}

/** Why an account cannot be made as asked. */
export type AccountFault = 'name' | 'taken' | 'short' | 'long' | 'used'

/** How long a one-time link can be used, in milliseconds. */
const linkTime = 24 * 60 * 60 * 1000

/** For which account a link is, and which one makes it. */
interface LinkNames {
  account?: string
  maker?: string
}

/**
 * Makes a one-time link, valid for 24 hours, and resolves to its token: `/welcome/<token>` sets name and password. It
 * ends when its account or its maker's is removed or gets another password, when another one is made for its account,
 * and when the first account is made. Belongs in a transaction in which its maker's session still is there (`isOpen`).
 * Rejects with one sentence where no account may have these rights.
 */
export async function addLink(
  queries: Queries,
  now: number,
  rights: Rights,
  { account = '', maker = '' }: LinkNames,
): Promise<string> {
  checkRights(rights)
  const token = newSecret()
  await queries.run('DELETE FROM links WHERE until <= $1 OR until > $2', ...linkLimitsAt(now))
  if (account !== '') await queries.run('DELETE FROM links WHERE account = $1', account)
  await queries.run(
    'INSERT INTO links (token, account, role, clinic, until, maker) VALUES ($1, $2, $3, $4, $5, $6)',
    digestOf(token),
    account,
    rights.role,
    rights.clinic,
    new Date(now + linkTime).toISOString(),
    maker,
  )
  return token
}

/** The link with this token; null where it was used, is too old or never was. */
export async function findLink(queries: Queries, token: string, now: number): Promise<Link | null> {
  const [row] = await queries.run(
    'SELECT account, role, clinic FROM links WHERE token = $1 AND until > $2 AND until <= $3',
    digestOf(token),
    ...linkLimitsAt(now),
  )
  return row === undefined ? null : { account: textOf(row, 'account'), ...rightsOf(row) }
}

/** After which `until` a link can be used, and up to which one: what is later was written by a clock that was wrong. */
export function linkLimitsAt(now: number): [string, string] {
  return [new Date(now).toISOString(), new Date(now + linkTime + aheadAtMost).toISOString()]
}

/**
 * Uses up a link: makes its account, or sets the password of its account and ends that one's sessions. Resolves to the
 * account, or to what is wrong, in which case the link can be used again. `finish`, which is given the link's maker, is
 * part of the same transaction: where it rejects, nothing is changed.
 */
export async function takeLink(
  database: Database,
  passwords: Passwords,
  { token, link, name, password }: { token: string; link: Link; name: string; password: string },
  finish: (queries: Queries, account: Known, maker: string) => Promise<void> = async () => undefined,
): Promise<Known | AccountFault> {
  const wanted = link.account === '' ? tidyName(name) : link.account
  const fault = faultOf(wanted, password)
  if (fault !== null) return fault
  const hash = await passwords.hash(password)
  const now = await database.now()
  return database.transaction(async (queries) => {
    if (link.account === '' && (await isTaken(queries, wanted)))
      return (await findLink(queries, token, now)) === null ? 'used' : 'taken'
    const [used] = await queries.run(
      'DELETE FROM links WHERE token = $1 AND until > $2 AND until <= $3 RETURNING maker',
      digestOf(token),
      ...linkLimitsAt(now),
    )
    if (used === undefined) return 'used'
    const created = new Date(now).toISOString()
    if (link.account === '') await insert(queries, { ...link, name: wanted, created }, hash)
    else if (!(await setPassword(queries, wanted, hash))) return 'used'
    const account = { name: wanted, password: hash }
    await finish(queries, account, textOf(used, 'maker'))
    return account
  })
}

/** Makes an account; the first one is an owner, whatever is asked. Rejects with one sentence where it cannot be made. */
export async function addAccount(
  database: Database,
  { name: typed, password, ...rights }: Rights & { name: string; password: string },
  passwords = createPasswords(),
): Promise<void> {
  checkRights(rights)
  const name = tidyName(typed)
  const fault = faultOf(name, password)
  if (fault !== null) throw new Error(faultSentences[fault])
  const hash = await passwords.hash(password)
  const created = new Date(await database.now()).toISOString()
  await database.transaction(async (queries) => {
    if (await isTaken(queries, name)) throw new Error(faultSentences.taken)
    await insert(queries, { ...rights, name, created }, hash)
  })
}

/** What is wrong with a name or a password, as one sentence. */
export const faultSentences: Readonly<Record<AccountFault, string>> = {
  name: `Enter a name of at most ${longestName} letters.`,
  taken: 'Somebody has this name already: choose another one.',
  short: `Choose a password of at least ${passwordLength.fewest} characters.`,
  long: `Choose a password of at most ${passwordLength.most} characters.`,
  used: 'This link was used meanwhile.',
}

/**
 * Removes an account; its sessions end at once, its open links and those that it made too. `last` where it is the only
 * owner, which stays. Belongs in a transaction.
 */
export async function removeAccount(queries: Queries, name: string): Promise<'removed' | 'unknown' | 'last'> {
  const owners = await queries.run(`UPDATE accounts SET role = role WHERE role = 'owner' RETURNING name`)
  if (owners.length === 1 && textOf(owners[0], 'name') === name) return 'last'
  const removed = await queries.run('DELETE FROM accounts WHERE name = $1 RETURNING name', name)
  if (removed.length === 0) return 'unknown'
  await endSessionsOf(queries, name)
  await endLinksOf(queries, name)
  return 'removed'
}

/** Every account, by name. */
export async function listAccounts(queries: Queries): Promise<Account[]> {
  const rows = await queries.run('SELECT name, role, clinic, created FROM accounts ORDER BY folded')
  return rows.map((row) => ({ name: textOf(row, 'name'), created: textOf(row, 'created'), ...rightsOf(row) }))
}

/** The account with this name in any spelling. */
export async function findAccount(queries: Queries, name: string): Promise<Known | null> {
  const [row] = await queries.run('SELECT name, password FROM accounts WHERE folded = $1', foldedName(name))
  return row === undefined ? null : { name: textOf(row, 'name'), password: textOf(row, 'password') }
}

/** Whether an account still is there with the same password; then it stays so until the transaction ends. */
export async function isStill(queries: Queries, { name, password }: Known): Promise<boolean> {
  const held = await queries.run(
    'UPDATE accounts SET password = password WHERE name = $1 AND password = $2 RETURNING name',
    name,
    password,
  )
  return held.length > 0
}

/**
 * Sets a password: every session of the account ends, every link for it or made by it too, and the name is no longer
 * locked. Whether there is the account.
 */
export async function setPassword(queries: Queries, name: string, hash: string): Promise<boolean> {
  const changed = await queries.run('UPDATE accounts SET password = $1 WHERE name = $2 RETURNING name', hash, name)
  await endSessionsOf(queries, name)
  await endLinksOf(queries, name)
  await forgive(queries, { name, browser: '' })
  return changed.length > 0
}

/** Ends the links for an account, and those that it made. */
async function endLinksOf(queries: Queries, name: string): Promise<void> {
  await queries.run('DELETE FROM links WHERE account = $1 OR maker = $1', name)
}

/** What is wrong with a name or a password by itself. */
export function faultOf(name: string, password: string): AccountFault | null {
  if (!isName(name)) return 'name'
  const length = Array.from(password).length
  if (length < passwordLength.fewest) return 'short'
  return length > passwordLength.most ? 'long' : null
}

/** Rights of a row, or of a form: what no account may have is none. */
export function rightsOf(row: Readonly<Record<string, unknown>>): Rights {
  if (row['role'] === 'owner') return { role: 'owner', clinic: '' }
  return { role: 'clinic', clinic: typeof row['clinic'] === 'string' ? row['clinic'] : '' }
}

function checkRights({ role, clinic }: Rights): void {
  if (role === 'clinic' && findLocation(clinic) === undefined)
    throw new Error(`There is no clinic '${clinic}': name one by the end of its page's address, like red-bank.`)
}

async function isTaken(queries: Queries, name: string): Promise<boolean> {
  const found = await queries.run('SELECT name FROM accounts WHERE folded = $1', foldedName(name))
  return found.length > 0
}

async function insert(queries: Queries, { name, role, clinic, created }: Account, hash: string): Promise<void> {
  const [before] = await queries.run('SELECT count(*) AS count FROM accounts')
  const isFirst = numberOf(before, 'count') === 0
  const rights = isFirst ? { role: 'owner', clinic: '' } : { role, clinic }
  // Each start without an account has printed one.
  if (isFirst) await queries.run(`DELETE FROM links WHERE maker = ''`)
  await queries.run(
    'INSERT INTO accounts (name, folded, password, role, clinic, created) VALUES ($1, $2, $3, $4, $5, $6)',
    name,
    foldedName(name),
    hash,
    rights.role,
    rights.clinic,
    created,
  )
}
