import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { placeOf } from '../database/postgres.ts'
import { backUp, type Place } from './backup.ts'
import { restore } from './restore.ts'

/** What `runOperation` knows. */
export const operationOptions = {
  backup: { type: 'string' },
  restore: { type: 'string' },
  replace: { type: 'boolean' },
} as const

/**
 * Does what the arguments of `npm run receiver` ask for besides receiving: `--backup <file>`, or `--restore <file>` with
 * or without `--replace`. Resolves to a sentence that says what was done, or to null where neither is asked for. Rejects
 * with one sentence.
 */
export async function runOperation(
  args: readonly string[],
  place: Place,
  now = () => new Date(),
): Promise<string | null> {
  if (!args.some((arg) => /^--(backup|restore|replace)\b/.test(arg))) return null
  const { backup, restore: source, replace = false } = valuesIn(args)
  if (backup && source === undefined && !replace)
    return `${backup} has everything of ${nameOf(place)}, ${await backUp(place, backup)} bytes.`
  if (!source || backup !== undefined) throw new Error(usage)
  const { requests, kept } = await restore(place, source, { isReplacing: replace, now })
  const done = `Restored ${requests} requests to ${nameOf(place)}${kept === null ? '' : `; the file before them is ${kept}`}.`
  return `${done} Accounts and passwords are those of the copy; everybody is signed out, and one-time links have ended.`
}

const usage = 'Give --backup <file>, or --restore <file> and, where a file has to give way, --replace.'

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: operationOptions }).values
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

/** What a place is called, without a password. */
function nameOf({ databaseUrl, file }: Place): string {
  return databaseUrl === null ? resolve(file) : placeOf(databaseUrl)
}
