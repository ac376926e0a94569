import { checkRelease, numberFrom, runTool } from './postgres-tools.ts'
import { checkShape, openings } from './sqlite-copy.ts'

/**
 * Restores an archive of `pg_dump` into an empty database, everything or nothing, and ends its sessions and one-time
 * links. Resolves to the number of requests that are there then.
 */
export async function restorePostgres(address: string, source: string): Promise<number> {
  await checkRelease('pg_restore', address)
  checkShape(await shapeOf(source), source)
  await checkEmpty(address)
  await runTool('pg_restore', ['--single-transaction', '--no-owner', '--no-privileges', source], address)
  for (const table of openings) {
    const there = await numberFrom(address, `SELECT count(to_regclass('${table}')) AS number`)
    if (there > 0)
      await numberFrom(address, `WITH gone AS (DELETE FROM ${table} RETURNING 1) SELECT count(*) AS number FROM gone`)
  }
  return numberFrom(address, 'SELECT count(*) AS number FROM leads')
}

/** Reads the shape out of an archive, which can be read without a server. */
async function shapeOf(source: string): Promise<number> {
  const lines = await runTool('pg_restore', ['--data-only', '--table=migrations', '--file=-', source], null)
  const versions = [...lines.matchAll(/^(\d+)\t/gm)].map(([, version]) => Number(version))
  if (versions.length === 0) throw new Error(`${source} is no archive of a receiver's database.`)
  return Math.max(...versions)
}

async function checkEmpty(address: string): Promise<void> {
  const found = await numberFrom(
    address,
    `SELECT count(*) AS number FROM pg_class WHERE relnamespace = current_schema()::regnamespace`,
  )
  if (found > 0) throw new Error('The database of DATABASE_URL is not empty: create another one, and name that.')
}
