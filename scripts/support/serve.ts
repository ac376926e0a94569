import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { redirectFor } from '../../src/seo/redirects.ts'
import { answerTo, type Answer, type Asked } from './answer.ts'
import { listening, type Listening } from './listening.ts'
import { servedBuilds } from './served-build.ts'

/**
 * Serves a built site as the static host does: addresses without '.html', redirects, hashed assets as immutable, and
 * the not-found page with status 404. A later build is served as soon as it is complete. Resolves once it listens;
 * rejects with the socket's error, or where nothing is built.
 */
export async function serve(port: number, dist: string, server: string, host?: string): Promise<Listening> {
  const builds = servedBuilds({ dist, headers: join(server, 'headers.json') })
  await builds()
  return listening(
    createAnswering(async (asked) => answerTo(asked, await builds(), redirectFor)),
    port,
    host,
  )
}

/**
 * A server that answers requests with `answer`, not yet listening. No request can end it, and a request that is not
 * sent in time is closed.
 */
export function createAnswering(answer: (asked: Asked) => Promise<Answer>): Server {
  const http = createServer((request, response) => void respond(request, response, answer))
  return Object.assign(http, { headersTimeout: 10_000, requestTimeout: 30_000 })
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (asked: Asked) => Promise<Answer>,
): Promise<void> {
  try {
    const { status, headers, body } = await answer(askedBy(request))
    response.writeHead(status, headers).end(body)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end('The server has failed.')
  }
}

/** The parts of a request that matter. A proxy's request has the host before the path: RFC 9112, 3.2.2. */
function askedBy({ method = '', url = '/', headers }: IncomingMessage): Asked {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '')
  return {
    method,
    address,
    known: headers['if-none-match'] ?? '',
    encodings: headers['accept-encoding']?.toString() ?? '',
  }
}
