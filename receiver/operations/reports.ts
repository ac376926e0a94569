import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { giveReason } from '../log.ts'
import { originForLog } from '../origins.ts'
import { countReports } from './report-counts.ts'
import { findingsOf } from './report-findings.ts'

/** The most bytes of one report; browsers send several in one, of about a thousand each. */
const bodyLimit = 32 * 1024

export interface ReportsOptions {
  database: Pick<Database, 'kind' | 'transaction' | 'now'>
  /** The origins whose pages may report, as `https://www.example.com`. */
  origins: readonly string[]
  /** How many requests with reports one sender may make in a minute; 0 for any number. */
  limit: number
}

/**
 * Adds `POST /reports` for the site's errors and for what its policy refused. The answer is 204 whatever comes, since a
 * sender can do nothing about it: what is too large, too much or no report is not counted. Pages of other origins get
 * 403, as for submissions. To be registered as a plugin; the limit needs `@fastify/rate-limit` on the server.
 */
export async function addReports(app: FastifyInstance, { database, origins, limit }: ReportsOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).header('connection', 'close').send())
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin')
    if (origin === undefined) return
    if (!origins.includes(origin)) {
      giveReason(request, `RECEIVER_ORIGINS does not name ${originForLog(origin)}`)
      return reply.code(403).send('This origin may not report: RECEIVER_ORIGINS does not name it.')
    }
    reply.header('access-control-allow-origin', origin)
  })
  app.options('/reports', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  )
  const config = limit > 0 ? { rateLimit: { max: limit, timeWindow: 60_000 } } : {}
  app.post('/reports', { bodyLimit, config }, async ({ headers, body }, reply) => {
    const findings = findingsOf(headers['content-type'] ?? '', typeof body === 'string' ? body : '')
    if (findings.length > 0) await countReports(database, findings, new Date(await database.now()).toISOString())
    return reply.code(204).send()
  })
}
