import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './receive.ts'

/** What is answered; `pieces`, where there are any, in place of the message. */
export interface Reply extends Answer {
  headers?: Readonly<Record<string, string>>
  pieces?: Iterable<string>
  /** Why it is no success, for the log. */
  reason?: string
}

/** Milliseconds after which whoever takes nothing more of an answer is given up. */
const patience = 60_000

/**
 * Answers a request; pieces are fetched as they are taken. Rejects where a piece cannot be had: before `headersSent` nothing has been answered, after it the
 * connection has been closed before the answer's end.
 */
export async function send(response: ServerResponse, reply: Reply, origin: string | null): Promise<void> {
  const headers = { ...common, ...openTo(origin), ...reply.headers }
  if (!reply.pieces) {
    response.writeHead(reply.status, headers).end(reply.message)
    return
  }
  const stream = Readable.from(reply.pieces)
  await once(stream, 'readable')
  response.writeHead(reply.status, headers).setTimeout(patience, () => response.destroy())
  await pipeline(stream, response)
}

const common = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'origin',
}

function openTo(origin: string | null): Record<string, string> {
  if (origin === null) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'idempotency-key, retry-after',
  }
}
