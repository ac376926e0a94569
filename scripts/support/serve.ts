import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { loadSite } from './site.ts'

/**
 * Serves a built folder as the static host does: clean addresses, one redirect rule, hashed assets immutable,
 * the not-found page with status 404. Resolves once it listens; rejects with the socket's error.
 */
export async function serve(port: number, dist: string, server: string): Promise<Server> {
  const { redirectFor } = await loadSite(server)
  const site = currentBuild(dist)
  const http = createServer((request, response) => {
    const address = request.url ?? '/'
    const build = site()
    const target = redirectFor(address)
    if (!build) response.writeHead(503, { 'retry-after': '5' }).end('The site is being built.')
    else if (target) response.writeHead(301, { location: target }).end()
    else if (isReadable(address)) build.files(request, response, () => sendNotFound(response, build.notFound))
    else sendNotFound(response, build.notFound)
  })

  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, resolve))
  return http
}

/** The folder as it was last built: read again once a new build has ended with its not-found page, nothing while one runs. */
function currentBuild(dist: string) {
  const last = join(dist, '404.html')
  const read = (time: number) => ({
    time,
    notFound: readFileSync(last),
    files: sirv(dist, { extensions: ['html'], etag: true, setHeaders: setCaching }),
  })
  let build: ReturnType<typeof read> | undefined
  return () => {
    const time = statSync(last, { throwIfNoEntry: false })?.mtimeMs
    if (time === undefined) return undefined
    if (build?.time !== time) build = read(time)
    return build
  }
}

function sendNotFound(response: ServerResponse, page: Uint8Array): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page)
}

function setCaching(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/')
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address.split('?')[0] ?? '').startsWith('/404')
  } catch {
    return false
  }
}
