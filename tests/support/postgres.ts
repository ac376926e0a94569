import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../scripts/support/nginx.ts'
import { findPostgres } from '../../scripts/support/setup.mjs'

/** A PostgreSQL server of a test's own, which nothing else uses. */
export interface Postgres {
  /** Makes an empty database. Resolves to its address. */
  createDatabase: () => Promise<string>
  /** Ends the server at once, as a crash would; what was committed is kept. */
  crash: () => Promise<void>
  /** Starts a crashed server again, at the same address. */
  resume: () => Promise<void>
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>
}

/** Whether tests on PostgreSQL run: where it is installed (`npm test` installs it), and in CI, where they then fail. */
export const isPostgresRun = findPostgres() !== undefined || process.env['CI'] !== undefined

/**
 * Starts a server on a new cluster in a temporary folder, reachable at a free port of this machine and by a socket in
 * that folder. Unless `isSafe` it does not wait for the disk. It runs as Debian's user `postgres` where root starts it,
 * since it refuses root. Rejects where none is installed.
 */
export async function startPostgres({ isSafe = false } = {}): Promise<Postgres> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.')
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : null
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const kind = ['--auth=trust', '--username=receiver', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), ['-D', data, ...kind], { ...user, cwd: folder, stdio: 'pipe' })

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: isSafe ? 'on' : 'off',
    max_connections: 300,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const addressOf = (name: string) => `postgres://receiver@127.0.0.1:${port}/${name}`
  const start = async () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    await untilAnswering(addressOf('postgres'), server)
    return server
  }

  let running = await start()
  let databases = 0
  return {
    async createDatabase() {
      databases += 1
      const name = `test_${databases}`
      await ask(addressOf('postgres'), `CREATE DATABASE ${name}`)
      return addressOf(name)
    },
    crash: () => end(running, 'SIGQUIT'),
    async resume() {
      running = await start()
    },
    async stop() {
      await end(running, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idsOf(user: string): { uid: number; gid: number } {
  const idOf = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function ask(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function untilAnswering(address: string, running: ChildProcess): Promise<void> {
  for (;;) {
    if (running.exitCode !== null) throw new Error(`PostgreSQL ended with ${running.exitCode}.`)
    const isThere = await ask(address, 'SELECT 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function end(running: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (running.exitCode === null && running.signalCode === null && running.kill(signal)) await once(running, 'exit')
}
