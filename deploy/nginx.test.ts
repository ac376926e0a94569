import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNginx, type Nginx } from '../scripts/support/nginx.ts'
import { findProgram, root } from '../scripts/support/setup.mjs'
import { requestRaw } from '../tests/hostile/raw-request.ts'
import { isProcessorTimeKnown, processesUnder, processorTime } from '../tests/support/processor-time.ts'
import { nginxDeliveries } from './nginx-deliveries.ts'
import { nginxEmbeds } from './nginx-embeds.ts'
import { nginxConfig } from './nginx.ts'

const program = findProgram('nginx')
const isRun = program !== undefined || process.env['CI'] !== undefined
const posted = {
  siteUrl: 'https://www.example.com',
  leadsUrl: '/leads',
  franchiseUrl: '/inquiries?from=site',
  errorsUrl: '/errors',
  reportsUrl: '/reports',
}
const deliveries = nginxDeliveries(posted)
const facts = { rules: [], paths: ['/', '/about'], moved: {}, longestPath: 300, deliveries }
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'nowhere',
  _headers: 'secret',
  '.git/config': 'secret',
  'assets/.env': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.well-known/acme-challenge/Ab-C_d': 'token',
  '.well-known/.git/config': 'secret',
}

let folder: string
let receiver: Server
let nginx: Nginx
let reached: string[] = []
let senders: string[] = []

beforeAll(async () => {
  if (!isRun) return
  folder = mkdtempSync(join(tmpdir(), 'nginx-test-'))
  for (const [name, text] of Object.entries(files)) write(join(folder, 'site', name), text)
  write(join(folder, 'server/nginx.conf'), nginxConfig(facts))
  receiver = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`)
    senders.push(String(request.headers['x-forwarded-for']))
    request.resume().once('end', () => response.writeHead(201).end())
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  nginx = await startNginx(
    program ?? 'nginx',
    { dist: join(folder, 'site'), server: join(folder, 'server') },
    { receiver: `127.0.0.1:${portOf(receiver)}` },
  )
})

afterAll(async () => {
  await nginx?.stop()
  receiver?.close()
  if (isRun) rmSync(folder, { recursive: true })
})

test.runIf(isRun)('Submissions reach the receiver, each at its own address', async () => {
  reached = []
  expect([await post('/leads', '{}'), await post('/inquiries', '{}'), await post('/leads?a=b', '{}')]).toEqual([
    201, 201, 201,
  ])
  expect(reached).toEqual(['POST /leads', 'POST /franchise', 'POST /leads?a=b'])
})

test.runIf(isRun)(
  'Errors of the site and reports of browsers reach the receiver, up to the size that it reads',
  async () => {
    reached = []
    expect([await post('/errors', '{}'), await post('/reports', '[]')]).toEqual([201, 201])
    expect(await post('/reports', 'x'.repeat(32 * 1024 + 1))).toBe(413)
    expect(reached).toEqual(['POST /reports', 'POST /reports'])
  },
)

const none = { siteUrl: null, leadsUrl: null, franchiseUrl: null, errorsUrl: null, reportsUrl: null }

test('An address that is spelt with the site’s own origin is passed on as its path is', () => {
  const siteUrl = 'https://www.example.com'
  const spelt = nginxDeliveries({ ...none, siteUrl, leadsUrl: `${siteUrl}/leads?from=site` })
  expect(spelt.server).toContain('location = "/leads" {')
  expect(spelt).toEqual(nginxDeliveries({ ...none, siteUrl, leadsUrl: '/leads' }))
})

test('A path is written as nginx compares it, decoded', () => {
  expect(nginxDeliveries({ ...none, leadsUrl: '/für-uns' }).server).toContain('location = "/für-uns" {')
})

test('Nothing is passed on for what the site does not post, or posts to another origin', () => {
  expect(nginxDeliveries({ ...none, errorsUrl: 'https://errors.example.com/' })).toEqual({
    http: '',
    settings: '',
    server: '',
  })
  const { http, server } = nginxDeliveries({ ...none, leadsUrl: '/leads' })
  expect([http, server].join('\n')).not.toContain('reports')
})

test('Who asked for what is kept nowhere', () => {
  for (const text of [nginxConfig(facts), nginxEmbeds([], 'parts.example.com')])
    expect(text.match(/^ *access_log .*$/gm)).toEqual(['  access_log off;'])
})

test.runIf(isRun)('Reports, however many, keep out no submission', async () => {
  const own = await startNginx(
    program ?? 'nginx',
    { dist: join(folder, 'site'), server: join(folder, 'server') },
    { receiver: `127.0.0.1:${portOf(receiver)}` },
  )
  const postAll = (path: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => (await fetch(own.url + path, { method: 'POST', body: '{}' })).status),
    )
  expect(await postAll('/reports', 60)).toContain(429)
  expect(await postAll('/leads', 60)).not.toContain(429)
  await own.stop()
})

test.runIf(isRun)('Nothing else reaches the receiver, its export least of all', async () => {
  reached = []
  const spellings = ['leads.csv', 'leads%2Ecsv', 'LEADS.CSV', 'leads/../leads.csv', '/leads.csv', 'leads;/leads.csv']
  for (const path of [...spellings, 'leads/', 'leads/x', 'franchise', 'health', 'metrics', 'reports/'])
    expect(await answerTo(`/${path}`)).toEqual([`/${path}`, 404, 'nowhere'])
  expect(reached).toEqual([])
})

test.runIf(isRun)('A body that is larger than the receiver takes is refused before it gets there', async () => {
  reached = []
  expect(await post('/leads', 'x'.repeat(64 * 1024))).toBe(201)
  expect(await post('/leads', 'x'.repeat(64 * 1024 + 1))).toBe(413)
  expect(reached).toHaveLength(1)
})

test.runIf(isRun)(
  'One address submits a whole outbox at once, and then no more than one every two seconds',
  async () => {
    const own = await startNginx(
      program ?? 'nginx',
      { dist: join(folder, 'site'), server: join(folder, 'server') },
      { receiver: `127.0.0.1:${portOf(receiver)}` },
    )
    const started = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${own.url}/leads`, { method: 'POST', body: '{}' })),
    ).then((answers) => answers.map(({ status }) => status))
    const later = Math.ceil((performance.now() - started) / 2000)
    await own.stop()
    const taken = statuses.filter((status) => status === 201).length
    expect(taken).toBeGreaterThanOrEqual(61)
    expect(taken).toBeLessThanOrEqual(61 + later)
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - taken)
  },
)

test.runIf(isRun)('Behind a proxy that the host names, each visitor has a measure of their own', async () => {
  const own = await startNginx(
    program ?? 'nginx',
    { dist: join(folder, 'site'), server: join(folder, 'server') },
    {
      receiver: `127.0.0.1:${portOf(receiver)}`,
      more: 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;',
    },
  )
  senders = []
  const visitors = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`)
  const statuses = await Promise.all(
    visitors.map(async (visitor) => {
      const headers = { 'x-forwarded-for': visitor }
      return (await fetch(`${own.url}/leads`, { method: 'POST', body: '{}', headers })).status
    }),
  )
  await own.stop()
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(senders.toSorted()).toEqual(visitors.toSorted())
})

test.runIf(isRun)('The image’s own settings are taken by nginx as they are', async () => {
  const lines = readFileSync(join(root, 'deploy/site-host.conf'), 'utf8').replaceAll(/^(listen|root) .*$/gm, '')
  const places = { dist: join(folder, 'site'), server: join(folder, 'server') }
  const own = await startNginx(program ?? 'nginx', places, { more: lines })
  expect((await fetch(`${own.url}/about`)).status).toBe(200)
  await own.stop()
})

test.runIf(isRun)(
  'What is asked for under /.well-known/ is there, and no other file that begins with a dot',
  async () => {
    const wellKnown = ['/.well-known/security.txt', '/.well-known/acme-challenge/Ab-C_d']
    for (const path of wellKnown) expect(await answerTo(path)).toEqual([path, 200, files[path.slice(1)]])
    for (const path of ['/.git/config', '/assets/.env', '/_headers', '/.well-known/.git/config', '/.well-known/'])
      expect(await answerTo(path)).toEqual([path, 404, 'nowhere'])
  },
)

test.runIf(isRun)('A path of more than 300 characters is the page of unknown addresses', async () => {
  const longest = '/'.repeat(294)
  expect(await requestRaw(portOf(nginx), `${longest}/about`)).toMatchObject({ status: 301, location: '/about' })
  expect((await requestRaw(portOf(nginx), `/about?${longest}/about`))?.status).toBe(200)
  for (const path of [`${longest}//about`, `/leads${longest}/`, `/assets${longest}`, `${longest}/assets/app.js`])
    expect(await answerTo(path)).toEqual([path, 404, 'nowhere'])
})

test.runIf(isRun && isProcessorTimeKnown)('No address keeps the processor busy', async () => {
  const pids = processesUnder(nginx.pid).map(({ pid }) => pid)
  const before = processorTime(pids) ?? 0
  for (const tail of ['/index.html', '/', '.html', '/index'])
    for (const length of [290, 450, 8000])
      await requestRaw(portOf(nginx), `/about${tail.repeat(length / tail.length)}!`)
  expect((processorTime(pids) ?? Infinity) - before).toBeLessThan(100)
})

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function portOf(server: Server | Nginx): number {
  if ('url' in server) return Number(new URL(server.url).port)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function post(path: string, body: string): Promise<number> {
  return (await fetch(nginx.url + path, { method: 'POST', body })).status
}

/** Requests a path exactly as written. Returns the path, the answer's status and its body. */
async function answerTo(path: string): Promise<[string, number | undefined, string | undefined]> {
  const answer = await requestRaw(portOf(nginx), path)
  return [path, answer?.status, answer?.body.toString()]
}
