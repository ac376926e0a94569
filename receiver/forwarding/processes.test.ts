import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fill, idsOf, kindsOfDatabases, rowsOf, type Databases } from '../../tests/support/forwarding.ts'
import { startHook, type HookServer } from '../../tests/support/hook-server.ts'

/** What a receiver does about forwarding, in a process of its own. */
const program = `
  import { openDatabase } from './database/open.ts'
  import { createForwarder } from './forwarding/forwarder.ts'
  import { createHook } from './forwarding/hook.ts'
  const [address, url, ahead] = process.argv.slice(1)
  const isUrl = address.startsWith('postgres:')
  const database = await openDatabase({ databaseUrl: isUrl ? address : null, file: address })
  createForwarder({
    database,
    channels: [createHook({ url, secret: 'a secret of at least 24 characters' })],
    giveUpHours: 72,
    now: async () => (await database.now()) + Number(ahead),
    log: () => {},
  }).start()
`

describe.each(kindsOfDatabases)('on %s', (_name, startDatabases) => {
  let databases: Databases
  let hook: HookServer
  let running: ChildProcess[] = []

  beforeAll(async () => {
    databases = await startDatabases()
  })
  afterEach(async () => {
    for (const child of running) await kill(child)
    running = []
    await hook.stop()
  })
  afterAll(() => databases.end())

  /** Starts a process whose clock is ahead by some milliseconds. */
  function start(address: string, ahead = 0): ChildProcess {
    const args = ['--input-type=module', '-e', program, address, hook.url, String(ahead)]
    const child = spawn(process.execPath, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(child)
    return child
  }

  test('two receivers forward a queue together, and nothing twice', async () => {
    const { open, address } = await databases.begin()
    await fill(open(), idsOf(120), Date.now())
    // One receiver alone has eight requests under way, so that nothing goes on before both take part.
    const held: (() => void)[] = []
    hook = await startHook((response) => {
      held.push(() => response.writeHead(204).end())
      if (hook.calls.length > 8) for (const answer of held.splice(0)) answer()
    })
    start(address)
    start(address)
    await hook.until((calls) => calls.length >= 120)
    expect(keysOf(hook).toSorted()).toEqual(idsOf(120))
  })

  test('a receiver that is killed after a hook took a request repeats it with its key, and no other', async () => {
    const { open, address } = await databases.begin()
    const database = open()
    await fill(database, idsOf(30), Date.now())
    const [first = ''] = idsOf(1)
    let isKilled = false
    const held: (() => void)[] = []
    hook = await startHook((response, call) => {
      if (isKilled) return void response.writeHead(204).end()
      if (call.headers['idempotency-key'] === first) held.push(() => response.writeHead(204).end())
      else response.writeHead(204).end()
    })
    const victim = start(address)
    await hook.until((calls) => calls.length >= 1 && keysOf(hook).includes(first))
    await kill(victim)
    isKilled = true
    for (const answer of held) answer()
    const before = keysOf(hook)
    expect((await rowsOf(database)).find(({ lead }) => lead === first)).toMatchObject({ state: 'waiting', tries: 0 })

    start(address, 61_000)
    await hook.until(
      () => new Set(keysOf(hook)).size === 30 && keysOf(hook).filter((key) => key === first).length === 2,
    )
    expect(before.length).toBeLessThanOrEqual(30)
    const twice = idsOf(30).filter((id) => keysOf(hook).filter((key) => key === id).length > 1)
    expect(twice).toContain(first)
    expect(twice.length).toBeLessThanOrEqual(8)
  })
})

function keysOf({ calls }: HookServer): string[] {
  return calls.map(({ headers }) => String(headers['idempotency-key']))
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit')
}
