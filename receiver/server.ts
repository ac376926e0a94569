import { getHeapStatistics } from 'node:v8'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { giveReason, logRequests, type Log } from './log.ts'
import { originForLog } from './origins.ts'
import { receive } from './requests/receive.ts'
import { countAnswers, type Metrics } from './operations/metrics.ts'
import type { LeadStore } from './requests/store.ts'

/**
 * The most bytes of one body; a lead has less than two thousand. Browsers allow no more for a request that may outlive
 * its page (Fetch, keepalive).
 */
export const bodyLimit = 64 * 1024

/**
 * The most connections at a time; further ones are closed, and their senders come again. Each may hold a body that comes
 * slowly, so that they take 100 MiB at most. A limit to the memory of the process would not do: memory that was once
 * used is not given back, and everything would be refused from then on.
 */
export const mostConnections = 1000

/**
 * Above so many bytes in use by living objects, new requests are asked to come again: 384 MiB, or less where Node may use
 * less, as under a unit's limit.
 */
const mostMemory = Math.min(384 * 1024 ** 2, 0.7 * getHeapStatistics().heap_size_limit)

export interface ReceiverOptions {
  store: Pick<LeadStore, 'insert'>
  /** The origins whose pages may submit, as `https://www.example.com`. */
  origins: readonly string[]
  /** How many requests one sender may make in a minute; 0 for any number. */
  limit: number
  /** The proxies, by address, that say whom they pass on; others are taken for the sender. */
  proxies: string
  /** The clock by which requests are received: milliseconds since 1970. */
  now: () => Promise<number>
  log: Log
  /** Counts the answers. */
  metrics: Pick<Metrics, 'answered'>
}

const kinds = { '/leads': 'lead', '/franchise': 'franchise' } as const

/** Creates the server that receives leads and franchise inquiries, not yet listening. */
export async function createReceiver(options: ReceiverOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    trustProxy: options.proxies,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { caseSensitive: true },
  })
  app.server.maxConnections = mostConnections
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  logRequests(app, 'receiver', options.log)
  countAnswers(app, options.metrics)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('There is nothing here.'))
  app.setErrorHandler(answerError)
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })
  await app.register(underPressure, { maxHeapUsedBytes: mostMemory, retryAfter: 30, message: notStored })
  if (options.limit > 0) await app.register(rateLimit, { global: false })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
  })
  await app.register(async (submissions) => addSubmissions(submissions, options))
  return app
}

const notStored = 'Not stored: send it again later.'

async function addSubmissions(app: FastifyInstance, options: ReceiverOptions): Promise<void> {
  const { origins, limit } = options
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || origins.includes(origin)) return
    giveReason(request, `RECEIVER_ORIGINS does not name ${originForLog(origin)}`)
    return reply.code(403).send('This origin may not submit: RECEIVER_ORIGINS does not name it.')
  })
  await app.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    allowedHeaders: ['content-type', 'idempotency-key'],
    exposedHeaders: ['idempotency-key', 'retry-after'],
    maxAge: 86_400,
    strictPreflight: false,
  })
  const config = limit > 0 ? { rateLimit: { max: limit, timeWindow: 60_000 } } : {}
  for (const [path, kind] of Object.entries(kinds)) {
    app.post(path, { config }, (request, reply) => answerSubmission(request, reply, kind, options))
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      handler: (_request, reply) => reply.code(405).header('allow', 'POST, OPTIONS').send('Only POST.'),
    })
  }
}

async function answerSubmission(
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
  kind: string,
  { store, now }: ReceiverOptions,
): Promise<string> {
  const idempotencyKey = headers['idempotency-key']?.toString()
  const text = typeof body === 'string' ? body : ''
  const submitted = { kind, contentType: headers['content-type'], idempotencyKey, text }
  const { status, message } = await receive(store, submitted, new Date(await now()))
  // The id in the answer says that it is stored: another server would not do so by accident.
  if (status < 300) reply.header('idempotency-key', idempotencyKey)
  reply.code(status)
  return message
}

/** Answers what went wrong; anything unexpected, as a full disk, with 503: it has to be sent again. */
async function answerError(
  error: { statusCode?: number; message: string },
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 503
  if (status === 413) return reply.code(413).header('connection', 'close').send('The body is larger than 64 KiB.')
  if (status === 429) return reply.code(429).send('Too many requests: send it again later.')
  if (status < 500) return reply.code(status).send('This is no request that a form of the site sends.')
  return reply.code(503).headers({ 'retry-after': '30', connection: 'close' }).send(notStored)
}
