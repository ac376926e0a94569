import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { logRequests, type Log } from '../log.ts'
import type { LeadStore } from '../requests/store.ts'
import { addAccounts } from './account-routes.ts'
import { addAssets } from './assets.ts'
import { addExport } from './export-routes.ts'
import { answerFailure, answerUnknown } from './failures.ts'
import { createPasswords, defaultCost } from './passwords.ts'
import { addReportPage } from './report-page.ts'
import { addRequests } from './request-routes.ts'
import { addSignIn } from './sign-in.ts'
import { isSecure, type Inbox } from './visit.ts'

export interface InboxOptions {
  /** A migrated database. */
  database: Database
  store: Pick<LeadStore, 'rows'>
  /** Where requests are forwarded to: 'Not spam' queues for each. */
  channels: readonly string[]
  /** The address at which staff reach it through a proxy, as `https://inbox.example.com`; null on this machine alone. */
  url: string | null
  /** The proxies, by address, that say whom they pass on; others are taken for the sender. */
  proxies: string
  /** What lets programs export; null where nothing does. */
  exportToken: string | null
  log: Log
  /** Called when something was queued to be forwarded. */
  onQueued?: () => void
  /** How many tries to sign in one address has in a minute; 0 for any number. */
  limit?: number
  /** The cost of a password's hash: N of scrypt. Tests take less. */
  passwordCost?: number
  /** How long a connection may stand still before it is ended, in milliseconds; a minute unless given. */
  patience?: number
}

/** What a page may load and do: its own style, faces and icon, and forms of its own. No script at all. */
const policy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
}

const ample = 600

/** The most connections at a time: what each sends takes memory, which requests of visitors need too (server.ts). */
const mostConnections = 500

/** Creates the staff's inbox, not yet listening. It works without a script. */
export async function createInbox(options: InboxOptions): Promise<FastifyInstance> {
  const { database, store, channels, url, exportToken, limit = 20, passwordCost = defaultCost } = options
  const { patience = 60_000, onQueued = () => undefined } = options
  const passwords = createPasswords(passwordCost)
  const inbox: Inbox = { database, store, channels, url, exportToken, onQueued, passwords, limit }
  const app = Fastify({
    bodyLimit: 64 * 1024,
    trustProxy: options.proxies,
    requestTimeout: 30_000,
    // Whoever no longer reads an export would keep in the file what is deleted meanwhile.
    connectionTimeout: patience,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { caseSensitive: true },
  })
  app.server.maxConnections = mostConnections
  app.removeAllContentTypeParsers()
  logRequests(app, 'inbox', options.log)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(answerUnknown)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // With 'no-referrer', browsers name no origin when a form is sent.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure(inbox) && { maxAge: 365 * 24 * 60 * 60 },
  })
  if (limit > 0) await app.register(rateLimit, { max: ample, timeWindow: 60_000 })
  await app.register(cookie)
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  addAssets(app)
  addSignIn(app, inbox)
  addRequests(app, inbox)
  addAccounts(app, inbox)
  addReportPage(app, inbox)
  addExport(app, inbox)
  return app
}
