import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { isDirect } from './direct.ts'
import { readQueues } from './queues.ts'

/** What a receiver counts for Prometheus. */
export interface Metrics {
  /** Counts a request's answer. */
  answered: (kind: string, status: number) => void
  /** Counts so many tries to forward a request, by what came of them: `accepted`, `again`, `refused` or `given up`. */
  forwarded: (channel: string, outcome: string, count: number) => void
  /** Everything in Prometheus' text format, with what the database says now. */
  text: () => Promise<string>
}

export interface MetricsOptions {
  database: Pick<Database, 'run' | 'now' | 'size' | 'kind'>
  /** Where requests are forwarded to. */
  channels: readonly string[]
  /** The version of this program. */
  version: string
}

/** Creates what a receiver counts, in a registry of its own. */
export function createMetrics({ database, channels, version }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { answers, tries, gauges } = instruments(registry)
  gauges.build.set({ version, node: process.version, database: database.kind }, 1)
  return {
    answered: (kind, status) => answers.inc({ kind, answer: String(status) }),
    forwarded: (channel, outcome, count) => tries.inc({ channel, outcome }, count),
    async text() {
      await readDatabase(gauges, database, channels).then(
        () => gauges.up.set(1),
        () => gauges.up.set(0),
      )
      return registry.metrics()
    },
  }
}

/**
 * Counts the answers to what is posted, and the 403 to a browser's question before it: the browser then posts nothing.
 * It has to be called before the routes are added.
 */
export function countAnswers(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  const kinds = new Map([
    ['/leads', 'lead'],
    ['/franchise', 'franchise'],
    ['/reports', 'report'],
  ])
  app.addHook('onResponse', async ({ method, routeOptions, url }, { statusCode }) => {
    const isBarred = method === 'OPTIONS' && statusCode === 403
    const kind = kinds.get((isBarred ? url.split('?')[0] : routeOptions.url) ?? '')
    if (kind !== undefined && (isBarred || method === 'POST')) metrics.answered(kind, statusCode)
  })
}

/**
 * A log that also counts the tries to forward a request which it is told of: what has `channel`, `outcome` and either
 * `tries`, or the `count` of those that were given up at once.
 */
export function countForwards(log: Log, metrics: Pick<Metrics, 'forwarded'>): Log {
  return (entry) => {
    const { channel, outcome, tries, count = tries === undefined ? 0 : 1 } = entry
    if (typeof channel === 'string' && typeof outcome === 'string' && typeof count === 'number' && count > 0)
      metrics.forwarded(channel, outcome, count)
    log(entry)
  }
}

/** Adds `GET /metrics`, for programs on this machine that ask directly; for all others there is nothing. */
export function addMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'text'>): void {
  app.get('/metrics', async ({ raw }, reply) => {
    if (!isDirect(raw)) return reply.callNotFound()
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics.text())
  })
}

type Gauges = ReturnType<typeof instruments>['gauges']

function instruments(registry: Registry) {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `receiver_${name}`, help, labelNames, registers })
  return {
    answers: new Counter({
      name: 'receiver_requests_total',
      help: 'What was posted, or could not be for its origin, by kind and status of the answer.',
      labelNames: ['kind', 'answer'],
      registers,
    }),
    tries: new Counter({
      name: 'receiver_forward_tries_total',
      help: 'Tries to forward a request, by channel and outcome.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    gauges: {
      build: gauge('build_info', 'This program.', ['version', 'node', 'database']),
      up: gauge('database_up', 'Whether the database answered: 1 or 0.'),
      bytes: gauge('database_bytes', 'The bytes that the database uses.'),
      forwards: gauge('forwards', 'Stored forwards, by channel and state.', ['channel', 'state']),
      oldest: gauge('oldest_waiting_seconds', 'How long the oldest of what waits to be forwarded has waited.'),
      failed: gauge('forwards_failed', 'Forwards that were given up.'),
    },
  }
}

async function readDatabase(
  gauges: Gauges,
  database: MetricsOptions['database'],
  channels: readonly string[],
): Promise<void> {
  const { queues, oldestWaitingSeconds, failed } = await readQueues(database, channels)
  gauges.forwards.reset()
  for (const { channel, state, count } of queues) gauges.forwards.set({ channel, state }, count)
  gauges.oldest.set(oldestWaitingSeconds)
  gauges.failed.set(failed)
  gauges.bytes.set(await database.size())
}
