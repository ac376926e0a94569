import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersOf, notFound, type HeaderRule } from '../../deploy/headers.ts'
import { loadSite } from './site.ts'

/**
 * Serves a built folder as the static host does: clean addresses, one redirect rule, hashed assets immutable,
 * the not-found page with status 404. Resolves once it listens; rejects with the socket's error. With `isCompressed`
 * what has a `.br` file beside it is sent as that.
 */
export async function serve(
  port: number,
  dist: string,
  server: string,
  { isCompressed = false } = {},
): Promise<Server> {
  const { redirectFor } = await loadSite(server)
  const site = currentBuild(dist, join(server, 'headers.json'), isCompressed)
  const http = createServer((request, response) => {
    const address = request.url ?? '/'
    const build = site()
    const target = redirectFor(address)
    if (!build) response.writeHead(503, { 'retry-after': '5' }).end('The site is being built.')
    else if (target) response.writeHead(301, { location: target }).end()
    else if (isReadable(address)) {
      setHeaders(response, build.rules, address.split('?')[0] ?? '/')
      build.files(request, response, () => sendNotFound(response, build))
    } else sendNotFound(response, build)
  })

  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, resolve))
  return http
}

interface Build {
  time: number
  notFoundPage: Uint8Array
  files: ReturnType<typeof sirv>
  rules: readonly HeaderRule[]
}

/** The folder as it was last built: read again once a new build has ended with its not-found page, nothing while one runs. */
function currentBuild(dist: string, headers: string, isCompressed: boolean) {
  const last = join(dist, '404.html')
  const read = (time: number): Build => ({
    time,
    notFoundPage: readFileSync(last),
    files: sirv(dist, { extensions: ['html'], etag: true, brotli: isCompressed, setHeaders: setType }),
    rules: readRules(headers),
  })
  let build: Build | undefined
  return () => {
    const time = statSync(last, { throwIfNoEntry: false })?.mtimeMs
    if (time === undefined) return undefined
    if (build?.time !== time) build = read(time)
    return build
  }
}

function sendNotFound(response: ServerResponse, { rules, notFoundPage }: Build): void {
  setHeaders(response, rules, notFound)
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFoundPage)
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  for (const [name, value] of Object.entries(headersOf(rules, path))) response.setHeader(name, value)
}

function readRules(file: string): HeaderRule[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Texts whose letters are not only ASCII. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

function setType(response: ServerResponse, pathname: string): void {
  const type = textTypes[/\.\w+$/.exec(pathname)?.[0] ?? '']
  if (type) response.setHeader('content-type', type)
}

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address.split('?')[0] ?? '').startsWith('/404')
  } catch {
    return false
  }
}
