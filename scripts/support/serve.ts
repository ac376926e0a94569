import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { root } from './setup.mjs'
import { loadSite } from './site.ts'

/**
 * Serves `dist` as the static host does: clean addresses, one redirect rule, hashed assets immutable,
 * the not-found page with status 404. Resolves once it listens; rejects with the socket's error.
 */
export async function serve(
  port: number,
  dist = join(root, 'dist'),
  server = join(root, 'dist-server'),
): Promise<Server> {
  const { redirectFor } = await loadSite(server)
  const notFound = readFileSync(join(dist, '404.html'))
  const files = sirv(dist, { dev: true, extensions: ['html'], etag: true, setHeaders: setCaching })
  const http = createServer((request, response) => {
    const address = request.url ?? '/'
    const target = redirectFor(address)
    if (target) response.writeHead(301, { location: target }).end()
    else if (isReadable(address)) files(request, response, () => sendNotFound(response))
    else sendNotFound(response)
  })

  function sendNotFound(response: ServerResponse): void {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(notFound)
  }

  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, resolve))
  return http
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
