import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export interface LocalServer {
  /** Its origin, on this machine and a free port. */
  url: string
  stop: () => Promise<void>
}

/** Starts an HTTP server on a free port. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
