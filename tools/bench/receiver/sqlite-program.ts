import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureProgram } from '../../../scripts/support/setup.mjs'

const run = promisify(execFile)

/** The path of the `sqlite3` program, which is installed where possible. Throws one sentence where there is none. */
export function sqliteProgram(): string {
  const program = ensureProgram('sqlite3')
  if (!program) throw new Error('The sqlite3 program is missing: apt-get install sqlite3, then run the command again.')
  return program
}

/**
 * Runs the `sqlite3` program on a file, as an administrator might, and resolves to what it printed. Rejects with its
 * error message.
 */
export async function sqlite(file: string, ...commands: readonly string[]): Promise<string> {
  const { stdout } = await run(sqliteProgram(), ['-batch', '-bail', '-cmd', '.timeout 10000', file, ...commands], {
    maxBuffer: 1024 ** 3,
  })
  return stdout.trim()
}

/** The ids that a file holds, as that program reads them. */
export async function idsIn(file: string): Promise<Set<string>> {
  const text = await sqlite(file, 'SELECT id FROM leads')
  return new Set(text === '' ? [] : text.split('\n'))
}
