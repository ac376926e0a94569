import type { FastifyInstance } from 'fastify'
import { reasonOf } from './not-stored.ts'

/** What is written of one thing that happened; nothing of a request's content, its sender or their address. */
export type Entry = Readonly<Record<string, string | number>>

/** Writes one line of the log. */
export type Log = (entry: Entry) => void

/** Writes entries as lines of JSON, each with its time. */
export function logTo(write: (line: string) => void, now = () => new Date()): Log {
  return (entry) => write(JSON.stringify({ time: now().toISOString(), ...entry }))
}

const reasons = new WeakMap<object, string>()

/** Has the log say why a request was refused. Nothing that its sender chose may be in the reason as it came. */
export function giveReason(request: object, reason: string): void {
  reasons.set(request, reason)
}

/**
 * Logs one line for each request to a server: method, address as the route says it, status, milliseconds, and the
 * reason for a failure. An unknown address is left out, since it could contain anything.
 */
export function logRequests(app: FastifyInstance, server: string, log: Log): void {
  app.addHook('onError', async (request, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500) giveReason(request, reasonOf(error))
  })
  app.addHook('onResponse', async (request, reply) => {
    const reason = reasons.get(request)
    const facts = { server, method: request.method, path: request.routeOptions.url ?? '(unknown)' }
    const took = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    log({ ...facts, ...took, ...(reason === undefined ? {} : { reason }) })
  })
}
