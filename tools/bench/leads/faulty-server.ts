import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { passageOf, type Passage } from './faults.ts'

/**
 * A server in front of a receiver that applies to each submission the fault that chance picks. Requests that the
 * browser makes itself, as preflights, are passed on.
 */
export function faultyServer(receiver: string, random: () => number) {
  const counts = { requests: 0, repeats: 0 }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const passage: Passage = request.method === 'POST' ? passageOf(random, 2) : { fault: null, retryAfter: null }
    if (request.method === 'POST') counts.requests += 1
    const answer = await pass(receiver, request, body, passage)
    if (answer?.status === 200) counts.repeats += 1
    reply(request, response, passage, answer)
  })
  return { server, counts }
}

async function pass(
  receiver: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: string,
  { fault }: Passage,
) {
  if (fault === 'drop' || fault === 'error' || fault === 'busy') return null
  const sent = ['origin', 'content-type', 'idempotency-key'].map((name) => [name, String(headers[name] ?? '')])
  const content = method === 'POST' ? { body } : {}
  return fetch(receiver + url, { method, headers: Object.fromEntries(sent), ...content })
}

function reply(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, retryAfter }: Passage,
  answer: Response | null,
) {
  if (fault === 'drop' || fault === 'commitThenCut') {
    request.socket.destroy()
    return
  }
  const open = {
    'access-control-allow-origin': request.headers.origin ?? '',
    'access-control-expose-headers': 'idempotency-key, retry-after',
  }
  if (fault === 'busy') response.writeHead(429, { ...open, 'retry-after': retryAfter ?? '' }).end()
  else if (fault !== null || answer === null) response.writeHead(500, open).end()
  else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end()
}
