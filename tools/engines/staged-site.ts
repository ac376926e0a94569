import type { ServerResponse } from 'node:http'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { redirectFor } from '../../src/seo/redirects.ts'
import { answerTo } from '../../scripts/support/answer.ts'
import { foldersOf } from '../../scripts/support/build.ts'
import { listening } from '../../scripts/support/listening.ts'
import { servedBuilds } from '../../scripts/support/served-build.ts'
import type { Answer } from '../../tests/drivers/screen.ts'
import type { Stage } from '../../tests/drivers/stage.ts'
import type { StartSettings } from './page/start.ts'

/** What is posted here is answered by the test. */
const posts: Readonly<Record<string, string>> = { lead: '/leads-under-test', inquiry: '/inquiries-under-test' }
const silentFrame = '<!doctype html><title>Silent</title>'
const startPath = '/engine-start.js'
const leadStatus = { received: 200, saved: 503, refused: 422 }

interface Given {
  name: string
  answer: Answer
  /** Comes before the failure of what is posted. */
  before: () => Promise<unknown>
}

interface Waiting {
  name: string
  isPost: boolean
  reply: (given: Given) => Promise<void>
}

/** The built site as one path's stage wants it: its records, its held requests, a silent frame, a first script. */
export interface StagedSite {
  url: string
  /** From now on requests wait again, of which an answer was given ahead. */
  forget: () => void
  /** Answers the requests of this name, now and later; `before` comes before the failure of what is posted. */
  settle: (name: string, answer: Answer, before: () => Promise<unknown>) => Promise<void>
  /** Whether a posted submission waits. */
  isPostHeld: () => boolean
  /** What the outbox's posts are answered. */
  answerPosts: (status: number, retryAfter: string | null) => void
  /** The addresses of requests that have not got their whole answer. */
  unanswered: () => string[]
  stop: () => Promise<void>
}

/**
 * Serves the build of `out` on a port of its own for one walk, so that nothing is kept from another. Engines that cannot
 * intercept requests get from it what Playwright does in Chromium; the policy stays as it is, since the first script is a file of the site's own origin.
 */
export async function stageSite(out: string, stage: Stage, startScript: string): Promise<StagedSite> {
  const { dist, server } = foldersOf(out)
  const builds = servedBuilds({ dist, headers: join(server, 'headers.json') })
  let waiting: Waiting[] = []
  let given: Given | null = null
  let posted: { status: number; retryAfter: string | null } = { status: 503, retryAfter: null }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/'
    const path = address.split('?')[0] ?? '/'
    if (path === startPath)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(startOf(stage))
    if (/^\/embed\/.*\.html/.test(path))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(silentFrame)
    const held = heldName(path)
    if (path === posts['lead'] && stage.held?.includes('outbox'))
      return taken(response, request, posted.status, posted.retryAfter)
    if (held === null) return serveFile(request, response, address)
    const isPost = request.method === 'POST'
    const reply = async ({ answer, before }: Given) => {
      if (isPost && answer === 'fails') await before()
      await answerHeld(answer, request, response, address)
    }
    if (given?.name === held) return reply(given)
    waiting.push({ name: held, isPost, reply })
  }

  function heldName(path: string): string | null {
    return (
      (stage.held ?? []).find((name) =>
        posts[name] ? path === posts[name] : path.startsWith('/content/') && path.endsWith(`/${name}.json`),
      ) ?? null
    )
  }

  async function answerHeld(
    answer: Answer,
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    if (answer === 'arrives') await serveFile(request, response, address)
    else if (answer === 'fails') request.socket.destroy()
    else if (typeof answer === 'string') taken(response, request, leadStatus[answer], null)
  }

  async function serveFile(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const asked = { method: request.method ?? 'GET', address, known: '', encodings: '' }
    const { status, headers, body } = answerTo(asked, await builds(), redirectFor)
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (!isPage) return void response.writeHead(status, headers).end(body)
    const html = staged(typeof body === 'string' ? body : Buffer.from(body).toString(), stage.records ?? {})
    const length = String(Buffer.byteLength(html))
    response.writeHead(status, { ...headers, 'content-length': length, 'cache-control': 'no-store' }).end(html)
  }

  function startOf({ pace, isMotionReduced = false, held = [] }: Stage): string {
    const settings: StartSettings = {
      hasClock: pace !== undefined,
      isMotionReduced,
      isOutboxHeld: held.includes('outbox'),
    }
    return `${startScript}\nengineStart.start(${JSON.stringify(settings)})`
  }

  const open = new Map<ServerResponse, string>()
  const http = createServer((request, response) => {
    open.set(response, request.url ?? '/')
    response.once('close', () => open.delete(response))
    void respond(request, response).catch(() => request.socket.destroy())
  })
  const { url, stop } = await listening(http, 0)
  return {
    url,
    forget: () => {
      given = null
    },
    settle: async (name, answer, before) => {
      const settled = { name, answer, before }
      given = settled
      const answered = waiting.filter((request) => request.name === name)
      waiting = waiting.filter((request) => request.name !== name)
      for (const { reply } of answered) await reply(settled)
    },
    isPostHeld: () => waiting.some(({ isPost }) => isPost),
    answerPosts: (status, retryAfter) => {
      posted = { status, retryAfter }
    },
    unanswered: () => [...open.values()],
    stop: async () => {
      http.closeAllConnections()
      await stop()
    },
  }
}

/** Answers what a page posts as our receiver does: what it stores, or has stored before, is confirmed by its id. */
function taken(response: ServerResponse, request: IncomingMessage, status: number, retryAfter: string | null): void {
  const isTaken = status < 300 || status === 409
  request.resume()
  response
    .writeHead(status, {
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...(isTaken && { 'idempotency-key': request.headers['idempotency-key'] ?? '' }),
    })
    .end()
}

/** A page with the first script, and with the records of the stage in place of those that it was delivered with. */
function staged(html: string, records: object): string {
  return html
    .replace('<head>', `<head><script src="${startPath}"></script>`)
    .replace(/(<script[^>]*id="records">)(.*?)(?=<\/script>)/s, (_, tag: string, delivered: string) => {
      const all: object = { ...JSON.parse(delivered), ...records }
      return tag + JSON.stringify(all).replaceAll('<', '\\u003c')
    })
}
