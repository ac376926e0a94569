import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { syncFolder } from '../database/sqlite.ts'
import type { Settings } from '../settings.ts'
import { createPrivate, syncFile } from './disk.ts'
import { checkRelease, runTool } from './postgres-tools.ts'
import { copySqlite } from './sqlite-copy.ts'

/** Where a receiver keeps its data. */
export type Place = Pick<Settings, 'databaseUrl' | 'file'>

/**
 * Copies everything that a receiver has stored into a new file, while receivers run: an SQLite database, or an archive
 * of `pg_dump`. It holds all that was acknowledged before it began. Only its owner reads it; what is not whole is not
 * left behind. Resolves to its bytes; rejects with one sentence.
 */
export async function backUp({ databaseUrl, file }: Place, target: string): Promise<number> {
  const whole = resolve(target)
  const part = `${whole}.part`
  if (existsSync(whole)) throw new Error(`${target} is there already: name a new file.`)
  if (!existsSync(dirname(whole))) throw new Error(`${dirname(whole)} is not there: make this folder, or name another.`)
  rmSync(part, { force: true })
  try {
    if (databaseUrl === null) await copySqlite(resolve(file), part)
    else await dump(databaseUrl, part)
    renameSync(part, whole)
    syncFolder(dirname(whole))
  } finally {
    rmSync(part, { force: true })
  }
  return statSync(whole).size
}

async function dump(address: string, file: string): Promise<void> {
  await checkRelease('pg_dump', address)
  createPrivate(file)
  await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], address)
  await runTool('pg_restore', ['--list', file], null)
  syncFile(file)
}
