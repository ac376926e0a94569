import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { reasonOf } from '../not-stored.ts'
import type { LeadStore } from '../requests/store.ts'
import { readQueues } from './queues.ts'

export interface HealthOptions {
  store: Pick<LeadStore, 'tryDisk'>
  database: Pick<Database, 'run' | 'now'>
  /** Where requests are forwarded to. */
  channels: readonly string[]
  /** The folder of the database's file; null where the database is a server's. */
  folder: string | null
  /** How often one sender may ask in a minute, since each time something is written to the disk; 0 for any number. */
  limit: number
  log: Log
}

/** What `GET /health` answers; nothing of a request. */
interface Health {
  status: 'ok' | 'failing'
  /** Why nothing could be stored now; null where it could. */
  reason: string | null
  /** The bytes that are free on the disk of the file. */
  freeBytes: number | null
  oldestWaitingSeconds: number | null
  failedForwards: number | null
}

/**
 * Adds `GET` and `HEAD /health`: 200 where a request could be stored now, 503 with the reason where not. Forwarding that
 * is late or has failed is in the answer but does not change its status: such a receiver still receives.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { limit } = options
  const config = limit > 0 ? { rateLimit: { max: limit, timeWindow: 60_000 } } : {}
  app.get('/health', { config }, async (_request, reply) => {
    const health = await examine(options)
    if (health.reason !== null) options.log({ server: 'receiver', health: health.status, reason: health.reason })
    return reply
      .code(health.reason === null ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(health)}\n`)
  })
}

async function examine({ store, database, channels, folder }: HealthOptions): Promise<Health> {
  const [free, disk] = await Promise.allSettled([freeBytesOf(folder), store.tryDisk()])
  const queues = await readQueues(database, channels).catch((error: unknown) => ({ reason: reasonOf(error) }))
  const unread = 'reason' in queues ? queues.reason : null
  const reason = disk.status === 'rejected' ? reasonOf(disk.reason) : unread
  return {
    status: reason === null ? 'ok' : 'failing',
    reason,
    freeBytes: free.status === 'fulfilled' ? free.value : null,
    oldestWaitingSeconds: 'reason' in queues ? null : queues.oldestWaitingSeconds,
    failedForwards: 'reason' in queues ? null : queues.failed,
  }
}

async function freeBytesOf(folder: string | null): Promise<number | null> {
  if (folder === null) return null
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
