import { EventEmitter, once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { startLocalServer } from './local-server.ts'

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
  const { url, stop } = await startLocalServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts).toString() }
      calls.push(call)
      answer(response, call)
      called.emit('call')
    })
  })
  return {
    url: `${url}/hook`,
    calls,
    async until(condition) {
      while (!condition(calls)) await once(called, 'call')
    },
    stop,
  }
}
