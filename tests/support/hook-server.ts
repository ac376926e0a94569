import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request that a hook got. */
export interface HookCall {
  headers: IncomingHttpHeaders
  body: string
}

export interface HookServer {
  url: string
  calls: HookCall[]
  /** Resolves once a condition holds, which is looked at after each call was answered. */
  until: (condition: (calls: readonly HookCall[]) => boolean) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a hook that answers as `answer` does, after it has read the request. */
export async function startHook(answer: (response: ServerResponse, call: HookCall) => void): Promise<HookServer> {
  const calls: HookCall[] = []
  const called = new EventEmitter()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts).toString() }
      calls.push(call)
      answer(response, call)
      called.emit('call')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    async until(condition) {
      while (!condition(calls)) await once(called, 'call')
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
