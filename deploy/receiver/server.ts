import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { toCsv } from './csv.ts'
import { receive, type Answer } from './receive.ts'
import type { LeadStore } from './store.ts'

export interface ReceiverOptions {
  store: LeadStore
  /** Origins whose pages may submit: `https://www.example.com`. */
  origins: readonly string[]
  /** What `GET /leads.csv` must bear; null: there is no such address. */
  exportToken: string | null
  /** Takes one line per request: instant, method, address known to this file, status, milliseconds. Nothing of a lead. */
  log: (line: string) => void
}

interface Reply extends Answer {
  headers?: Readonly<Record<string, string>>
}

const kinds: Readonly<Record<string, string>> = { '/leads': 'lead', '/franchise': 'franchise' }

/** Bytes; a lead has less than two thousand. */
export const bodyLimit = 64 * 1024

/** The receiver of leads and franchise inquiries over HTTP; not yet listening. */
export function createReceiver(options: ReceiverOptions): Server {
  const server = createServer(async (request, response) => {
    const started = performance.now()
    const reply = await replyTo(request, options).catch(unavailable)
    send(response, reply, allowedOrigin(request, options))
    const took = Math.round(performance.now() - started)
    options.log(`${new Date().toISOString()} ${request.method} ${nameOf(request)} ${reply.status} ${took} ms`)
  })
  return Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 })
}

async function replyTo(request: IncomingMessage, options: ReceiverOptions): Promise<Reply> {
  const path = pathOf(request)
  const { method, headers } = request
  if (path === '/health' && method === 'GET') return { status: 200, message: 'Ready.' }
  if (path === '/leads.csv' && method === 'GET' && options.exportToken !== null) return exportFor(request, options)
  const kind = kinds[path]
  if (kind === undefined) return { status: 404, message: 'There is nothing here.' }
  if (headers.origin !== undefined && allowedOrigin(request, options) === null)
    return { status: 403, message: 'This origin may not submit: RECEIVER_ORIGINS does not name it.' }
  if (method === 'OPTIONS') return { status: 204, message: '', headers: preflight }
  if (method !== 'POST') return { status: 405, message: 'Only POST.', headers: { allow: 'POST, OPTIONS' } }
  const text = await readBody(request)
  if (text === null)
    return { status: 413, message: 'The body is larger than 64 KiB.', headers: { connection: 'close' } }
  const idempotencyKey = headers['idempotency-key']?.toString()
  return echoed(
    receive(options.store, { kind, contentType: headers['content-type'], idempotencyKey, text }, new Date()),
    idempotencyKey,
  )
}

/** What is stored is confirmed by its id: no other server answers so by accident. */
function echoed(answer: Answer, id = ''): Reply {
  return answer.status < 300 ? { ...answer, headers: { 'idempotency-key': id } } : answer
}

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '86400',
}

function exportFor({ headers }: IncomingMessage, { store, exportToken }: ReceiverOptions): Reply {
  if (exportToken === null || !isSame(headers.authorization ?? '', `Bearer ${exportToken}`))
    return { status: 401, message: 'Wrong or no token.', headers: { 'www-authenticate': 'Bearer' } }
  const csv = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="leads.csv"' }
  return { status: 200, message: toCsv(store.all()), headers: csv }
}

/** In the same time whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** The body as text; null where it is too large. Rejects when its sender leaves. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Uint8Array = chunk
    size += bytes.length
    if (size > bodyLimit) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Not stored, by a full disk or a body that broke off: to be sent again. */
function unavailable(): Reply {
  return { status: 503, message: 'Not stored: send it again later.', headers: { 'retry-after': '30' } }
}

function send(response: ServerResponse, { status, message, headers }: Reply, origin: string | null): void {
  const exposed = 'idempotency-key, retry-after'
  const cors =
    origin === null ? {} : { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed }
  const common = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, { ...common, vary: 'origin', ...cors, ...headers }).end(message)
}

function allowedOrigin({ headers }: IncomingMessage, { origins }: ReceiverOptions): string | null {
  return headers.origin !== undefined && origins.includes(headers.origin) ? headers.origin : null
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/'
}

/** The address as the log may hold it: an unknown one could hold anything. */
function nameOf(request: IncomingMessage): string {
  const path = pathOf(request)
  return path in kinds || path === '/health' || path === '/leads.csv' ? path : '(unknown)'
}
