import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { foldedName } from './account-names.ts'
import { addLink, findAccount, listAccounts, removeAccount } from './accounts.ts'
import { note } from './audit.ts'

/** What `runAccountCommand` knows. */
export const accountOptions = {
  link: { type: 'string' },
  accounts: { type: 'boolean' },
  'remove-account': { type: 'string' },
} as const

/**
 * Does what the arguments of `npm run receiver` ask for about accounts: `--link owner` or `--link princeton` makes a
 * one-time link, `--accounts` lists accounts, `--remove-account <name>` removes one. Resolves to what to print, or to
 * null where nothing of this is asked for. Rejects with one sentence.
 */
export async function runAccountCommand(
  args: readonly string[],
  open: () => Promise<Database>,
  inbox: string,
): Promise<string | null> {
  if (!args.some((arg) => /^--(link|accounts|remove-account)\b/.test(arg))) return null
  const { link, 'remove-account': removed } = parseArgs({ args: [...args], options: accountOptions }).values
  const database = await open()
  try {
    if (link !== undefined) return await linkFor(database, link, inbox)
    return removed === undefined ? await accountsIn(database) : await remove(database, removed)
  } finally {
    await database.close()
  }
}

async function linkFor(database: Database, typed: string, inbox: string): Promise<string> {
  const whom = foldedName(typed)
  const rights = whom === 'owner' ? { role: 'owner' as const, clinic: '' } : { role: 'clinic' as const, clinic: whom }
  // The first account is an owner, whatever its link says.
  if (rights.role === 'clinic' && (await listAccounts(database)).length === 0)
    throw new Error(`There is no account in ${database.place} yet: make its owner with --link owner first.`)
  const now = await database.now()
  const token = await database.transaction(async (queries) => {
    await note(queries, now, '', 'link', whom)
    return addLink(queries, now, rights, {})
  })
  return `${inbox}/welcome/${token}\nIt makes one account in ${database.place}, within 24 hours.`
}

async function accountsIn(database: Database): Promise<string> {
  const accounts = await listAccounts(database)
  if (accounts.length === 0)
    return `There is no account in ${database.place} yet: --link owner makes the address for the first one.`
  const lines = accounts.map(({ name, role, clinic }) => `${name}: ${role === 'owner' ? 'owner' : clinic}`)
  return [`Accounts in ${database.place}:`, ...lines].join('\n')
}

async function remove(database: Database, typed: string): Promise<string> {
  const name = (await findAccount(database, typed))?.name ?? typed
  const now = await database.now()
  const came = await database.transaction(async (queries) => {
    const result = await removeAccount(queries, name)
    if (result === 'removed') await note(queries, now, '', 'remove', name)
    return result
  })
  if (came === 'removed') return `${name} is removed from ${database.place}, and signed out everywhere.`
  throw new Error(
    came === 'last'
      ? `${name} is the only owner: make another owner first, with --link owner.`
      : `There is no account '${name}': --accounts lists them.`,
  )
}
