import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { tryHook, tryMail, type Tried } from './forwarding/try.ts'
import { accountOptions, runAccountCommand } from './inbox/command.ts'
import { operationOptions, runOperation } from './operations/command.ts'
import { originAt, type Settings } from './settings.ts'

const options = ['test-mail', 'test-hook', ...Object.keys(accountOptions), ...Object.keys(operationOptions)]

/**
 * Does what the arguments of `npm run receiver` ask for instead of receiving. Resolves to what to print and whether it
 * is well, or to null where nothing is asked for. Rejects with one sentence.
 */
export async function runCommand(
  args: readonly string[],
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Tried | null> {
  checkNpm(args, environment)
  if (args.length === 0) return null
  if (args.includes('--test-mail')) return tryMail(settings.mail)
  if (args.includes('--test-hook')) return tryHook(settings.hook)
  const inbox = settings.inboxUrl ?? originAt(settings.inboxHost, settings.inboxPort)
  const line =
    (await runOperation(args, settings)) ?? (await runAccountCommand(args, () => openExisting(settings), inbox))
  if (line === null) throw new Error(`'${args[0] ?? ''}' is unknown: npm run receiver -- --help lists what there is.`)
  return { isWorking: true, line }
}

/** Throws where npm took an option for its own configuration, as it does without a lone `--` before that. */
function checkNpm(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): void {
  const taken = options.flatMap((option) => {
    const value = environment[`npm_config_${option.replaceAll('-', '_')}`]
    return value ? [{ option, value }] : []
  })
  const [first] = taken
  if (first === undefined) return
  const right = taken.flatMap(({ option, value }) => {
    const own = option === first.option ? args : []
    return [`--${option}`, ...(value === 'true' ? own : [value])]
  })
  throw new Error(`npm took --${first.option} for itself: write npm run receiver -- ${right.map(quoted).join(' ')}`)
}

/** A word as it is typed in a shell. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

/** Opens the database that a receiver has made: another one, as of a shell without its settings, would be of no use. */
async function openExisting(settings: Settings): Promise<Database> {
  const file = resolve(settings.file)
  if (settings.databaseUrl === null && !existsSync(file))
    throw new Error(`There is no ${file}: give the receiver's own RECEIVER_FILE or DATABASE_URL, or start it first.`)
  return openDatabase(settings)
}
