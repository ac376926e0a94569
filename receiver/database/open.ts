import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the database of the settings, in today's shape. Rejects with one sentence where it cannot be used. */
export async function openDatabase({ databaseUrl, file }: Pick<Settings, 'databaseUrl' | 'file'>): Promise<Database> {
  const setting = databaseUrl === null ? `RECEIVER_FILE (${file})` : 'DATABASE_URL'
  try {
    const database = databaseUrl === null ? openFile(resolve(file)) : openPostgres(databaseUrl)
    await migrate(database)
    return database
  } catch (error) {
    throw new Error(`${setting} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function openFile(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return openSqlite(file)
}
