import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer } from './receive.ts'

/** The answer to a request; `pieces`, if any, replace the message. */
export interface Reply extends Answer {
  headers?: Readonly<Record<string, string>>
  pieces?: Iterable<string>
  /** The reason for a failure, for the log. */
  reason?: string
}

/** After this many milliseconds without progress a client is disconnected. */
const patience = 60_000

/**
 * Answers a request; pieces are read as the client receives them. Rejects where a piece cannot be read: as long as
 * `headersSent` is false nothing has been answered; afterwards the connection has been closed before the end of the
 * answer.
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
