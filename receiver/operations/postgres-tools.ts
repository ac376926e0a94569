import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { numberOf } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'

/**
 * Runs a program of PostgreSQL's client. Resolves to what it printed; rejects with one sentence where it is missing or
 * fails. The password of `address` goes by the environment, since everybody on the machine sees arguments.
 */
export async function runTool(program: string, args: readonly string[], address: string | null): Promise<string> {
  const { all, secret } = address === null ? { all: args, secret: {} } : addressed(args, address)
  const child = spawn(program, [...all], { env: { ...process.env, ...secret }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} is not installed: it comes with PostgreSQL's client.`)))
    child.once('close', resolve)
  })
  const [code, printed, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim().split('\n')[0] ?? ''}`)
  return printed
}

/** Asks a server for the number of its major release. */
export const majorRelease = `SELECT current_setting('server_version_num')::int / 10000 AS number`

/** Rejects with one sentence where a server older than 17 does not know what this program of 17 or newer sets. */
export async function checkRelease(program: string, address: string): Promise<void> {
  const own = Number(/\) (\d+)/.exec(await runTool(program, ['--version'], null))?.[1])
  if (!(own >= 17)) return
  const server = await numberFrom(address, majorRelease)
  if (server >= 17) return
  const otherwise =
    program === 'pg_restore'
      ? `, or restore into a server of PostgreSQL ${own} where the archive is of a newer pg_dump`
      : ''
  throw new Error(
    `${program} is of PostgreSQL ${own}, whose archives a server of PostgreSQL ${server} does not take: install the client of PostgreSQL ${server}${otherwise}.`,
  )
}

/** Resolves to the `number` that a query finds in the database at this address. */
export async function numberFrom(address: string, sql: string): Promise<number> {
  const database = openPostgres(address)
  try {
    const [row] = await database.run(sql)
    return numberOf(row, 'number')
  } finally {
    await database.close()
  }
}

function addressed(args: readonly string[], address: string) {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  if (ofTheDriver.some((name) => url.searchParams.has(name)) || url.searchParams.get('sslmode') === 'no-verify')
    url.search = searchOf(url)
  return { all: [...args, `--dbname=${url.href}`], secret: password === '' ? {} : { PGPASSWORD: password } }
}

/** Parameters that the driver takes from an address (pg, pg-connection-string), and the programs do not know. */
const ofTheDriver = [
  'uselibpqcompat',
  'ssl',
  'query_timeout',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
]

/** The parameters of an address as the programs know them. */
function searchOf({ searchParams }: URL): string {
  const isEncrypted = /^(1|true)$/.test(searchParams.get('ssl') ?? '') && !searchParams.has('sslmode')
  for (const name of ofTheDriver) searchParams.delete(name)
  if (isEncrypted || searchParams.get('sslmode') === 'no-verify') searchParams.set('sslmode', 'require')
  // They read no '+' as a space.
  return searchParams.toString().replaceAll('+', '%20')
}
