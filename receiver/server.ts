import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createBodyReader, type ReadBody } from './body.ts'
import { exportReply, isDirect } from './export.ts'
import { reasonOf } from './not-stored.ts'
import { receive, type Answer } from './receive.ts'
import { send, type Reply } from './reply.ts'
import type { LeadStore } from './store.ts'

export interface ReceiverOptions {
  store: LeadStore
  /** The origins whose pages may submit, as `https://www.example.com`. */
  origins: readonly string[]
  /** The token that `GET /leads.csv` must have; null where there is no export. */
  exportToken: string | null
  /** Whether a separate server has the export. */
  isExportApart: boolean
  /**
   * Called with one line per request: time, method, address where it is known, status, milliseconds, and the reason for
   * a failure. It contains nothing of a lead.
   */
  log: (line: string) => void
}

type Answering = (request: IncomingMessage) => Promise<Reply> | Reply

const kinds: Readonly<Record<string, string>> = { '/leads': 'lead', '/franchise': 'franchise' }
const nothing: Reply = { status: 404, message: 'There is nothing here.' }

/** Creates the server that receives leads and franchise inquiries, not yet listening. */
export function createReceiver(options: ReceiverOptions): Server {
  const readBody = createBodyReader()
  return serve(options, (request) => {
    const path = pathOf(request)
    const kind = Object.hasOwn(kinds, path) ? kinds[path] : undefined
    if (kind !== undefined) return submissionReply(request, kind, readBody, options)
    if (path === '/health') return healthReply(request, options)
    if (path !== '/leads.csv' || options.isExportApart) return nothing
    return isDirect(request) ? exportReply(request, options) : { ...nothing, reason: 'it came through a proxy' }
  })
}

/** Creates the server with only the export, which needs the token; not yet listening. */
export function createExporter(options: ReceiverOptions): Server {
  return serve(options, (request) => (pathOf(request) === '/leads.csv' ? exportReply(request, options) : nothing))
}

function serve(options: ReceiverOptions, answer: Answering): Server {
  const server = createServer(async (request, response) => {
    const started = performance.now()
    const { status, reason } = await answerWith(answer, request, response, allowedOrigin(request, options))
    const line = `${new Date().toISOString()} ${request.method} ${nameOf(request)} ${status}`
    options.log(`${line} ${Math.round(performance.now() - started)} ms${reason ? `: ${reason}` : ''}`)
  })
  return Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 })
}

/** Answers a request, with 503 where that fails before the answer has begun. Returns what was answered. */
async function answerWith(
  answer: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | null,
): Promise<Reply> {
  try {
    const reply = await answer(request)
    await send(response, reply, origin)
    return reply
  } catch (error) {
    const reply = unavailable(error)
    if (response.headersSent) return { ...reply, status: response.statusCode, reason: `broken off: ${reply.reason}` }
    await send(response, reply, origin)
    return reply
  }
}

async function submissionReply(
  request: IncomingMessage,
  kind: string,
  readBody: ReadBody,
  options: ReceiverOptions,
): Promise<Reply> {
  const { method, headers } = request
  if (headers.origin !== undefined && allowedOrigin(request, options) === null) return foreignOrigin
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

const foreignOrigin: Reply = {
  status: 403,
  message: 'This origin may not submit: RECEIVER_ORIGINS does not name it.',
  reason: 'RECEIVER_ORIGINS does not name its origin',
}

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '86400',
}

/** Adds the id to the answer where the submission is stored: another server would not do so by accident. */
function echoed(answer: Answer, id = ''): Reply {
  return answer.status < 300 ? { ...answer, headers: { 'idempotency-key': id } } : answer
}

function healthReply({ method = '' }: IncomingMessage, { store }: ReceiverOptions): Reply {
  if (!['GET', 'HEAD'].includes(method)) return nothing
  store.tryDisk()
  return { status: 200, message: 'Ready.' }
}

/** The answer where nothing was stored, as with a full disk or an incomplete body: it has to be sent again. */
function unavailable(error: unknown) {
  return {
    status: 503,
    message: 'Not stored: send it again later.',
    headers: { 'retry-after': '30', connection: 'close' },
    reason: reasonOf(error),
  }
}

function allowedOrigin({ headers }: IncomingMessage, { origins }: ReceiverOptions): string | null {
  return headers.origin !== undefined && origins.includes(headers.origin) ? headers.origin : null
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/'
}

/** The address for the log; an unknown one is left out, since it could contain anything. */
function nameOf(request: IncomingMessage): string {
  const path = pathOf(request)
  return Object.hasOwn(kinds, path) || path === '/health' || path === '/leads.csv' ? path : '(unknown)'
}
