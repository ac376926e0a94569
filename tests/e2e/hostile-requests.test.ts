import { randomUUID } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { foldersOf } from '../../scripts/support/build.ts'
import { startNginx } from '../../scripts/support/nginx.ts'
import { findProgram, root } from '../../scripts/support/setup.mjs'
import { bombard, faultKinds, type Target } from '../hostile/bombard.ts'
import { count } from '../hostile/generate.ts'
import { record, tally } from '../hostile/record.ts'
import type { RawRequest } from '../hostile/requests.ts'
import { configuration } from '../support/providers/configuration.ts'
import { isProcessorTimeKnown, processesUnder } from '../support/processor-time.ts'
import { sites } from '../support/sites.ts'
import { prerenderedPaths } from '../walks/support.ts'

const requests = 3 * count
const nginx = findProgram('nginx')
const pages = prerenderedPaths()
const homes = [...pages.slice(0, 20), '/nowhere', '/assets/', '/embed/exam.html', '/.well-known/security.txt']
const deliveries = ['/leads', '/franchise']

test.skip(!isProcessorTimeKnown, 'the processor time of another process is read from /proc, which is Linux’s')
test.describe.configure({ mode: 'default', timeout: 900_000 })

let folder: string
let started: ChildProcess[]

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  started = []
})

test.afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('No generated request ends npm start, or keeps it busy', async () => {
  const args = ['scripts/start.mjs', '--port', String(sites.demonstration.port + 600)]
  const { port, pids } = await start(args, {})
  await expectUnharmed('npm start', { port, pids, homes, honest: visit })
})

test('No generated request ends a real nginx, or keeps it busy', async () => {
  test.skip(!nginx && !process.env['CI'], 'nginx is not installed')
  const receiver = await startReceiver()
  const settings = { receiver: `127.0.0.1:${receiver.port}`, isUnlimited: true, shownErrors: 'crit' } as const
  const host = await startNginx(nginx ?? 'nginx', foldersOf(sites.configured.folder), settings)
  const pids = processesUnder(host.pid).map(({ pid }) => pid)
  const posted = [configuration.VITE_LEADS_URL, configuration.VITE_FRANCHISE_URL]
  const honest = (at: number) => (at % 2 === 0 ? visit(at) : submission(at, posted))
  try {
    await expectUnharmed('a real nginx', { port: portOf(host.url), pids, homes: [...homes, ...posted], honest })
  } finally {
    await host.stop()
  }
})

test('No generated request ends the receiver, or keeps it busy', async () => {
  const { port, pids } = await startReceiver()
  const own = [...deliveries, ...deliveries, '/health', '/leads.csv']
  await expectUnharmed('the receiver', { port, pids, homes: own, honest: (at) => submission(at, deliveries) })
})

test('No generated request ends the inbox, or keeps it busy', async () => {
  const { inbox: port, pids } = await startReceiver()
  const own = ['/', '/requests', '/requests/x', '/sign-in', '/accounts', '/audit', '/leads.csv', '/welcome/x']
  await expectUnharmed('the inbox', { port, pids, homes: own, honest: signIn })
})

async function expectUnharmed(name: string, target: Target): Promise<void> {
  const { tried, found, p99 } = await bombard(target, requests)
  const faults = tally(
    faultKinds,
    found.map(({ kind }) => kind),
  )
  record(`requests-${name.replaceAll(' ', '-')}`, {
    title: `generated requests to ${name}, 1 in 20 honest: processes, processor time, answers`,
    tried,
    faults: { ...faults, 'slow answers': p99 < 100 ? 0 : 1 },
    note: `99 of 100 answers within ${Math.ceil(p99)} ms`,
  })
  expect(found).toEqual([])
}

function visit(at: number): RawRequest {
  const headers = [
    ['Host', 'localhost'],
    ['Accept-Encoding', 'gzip, deflate, br'],
  ] as const
  return { line: `GET ${pages[at % pages.length]}?utm_source=mail HTTP/1.1`, headers, body: '', isCut: false }
}

function signIn(): RawRequest {
  return { line: 'GET /sign-in HTTP/1.1', headers: [['Host', 'localhost']], body: '', isCut: false }
}

function submission(at: number, paths: readonly string[]): RawRequest {
  const id = randomUUID()
  const lead = { id, firstName: 'Jordan', lastName: 'Reyes', email: `jordan${at}@example.com`, phone: '(609) 555-0100' }
  const body = JSON.stringify(lead)
  const headers = [
    ['Host', 'localhost'],
    ['Origin', sites.demonstration.url],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ['Idempotency-Key', id],
  ] as const
  return { line: `POST ${paths[at % paths.length]} HTTP/1.1`, headers, body, isCut: false }
}

function startReceiver() {
  return start(['receiver/start.mjs'], {
    RECEIVER_PORT: '0',
    RECEIVER_INBOX_PORT: '0',
    RECEIVER_LIMIT: '0',
    RECEIVER_FILE: join(folder, 'leads.db'),
    RECEIVER_ORIGINS: sites.demonstration.url,
    RECEIVER_EXPORT_TOKEN: 'a-token-of-more-than-24-characters',
  })
}

/** Starts one of our servers; resolves once it prints its address. Its further output is read and ignored. */
async function start(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment }, stdio: [...stdio] })
  started.push(child)
  const lines = createInterface({ input: child.stdout })
  const [line, next = line] = await firstOf(lines, args[0] === 'receiver/start.mjs' ? 2 : 1)
  const pids = processesUnder(child.pid ?? 0).map(({ pid }) => pid)
  return { port: portIn(line), inbox: portIn(next), pids }
}

/** The first lines; later ones are read and ignored. */
function firstOf(lines: Interface, count: number): Promise<string[]> {
  const said: string[] = []
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      if (said.length < count) said.push(line)
      if (said.length === count) resolve(said)
    })
  })
}

function portIn(line: unknown): number {
  return portOf(/http:\S+/.exec(String(line))?.[0] ?? '')
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
