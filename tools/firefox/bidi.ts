import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

type Parameters = Readonly<Record<string, unknown>>

const answerSchema = z.object({
  type: z.enum(['success', 'error', 'event']),
  id: z.number().nullish(),
  result: z.unknown().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
})

const patience = 30_000

/**
 * A connection to a browser over WebDriver BiDi, without a driver program between
 * (https://w3c.github.io/webdriver-bidi/).
 */
export interface Bidi {
  /** Sends a command and resolves to its result; rejects with the browser's message. */
  ask: (method: string, params: Parameters) => Promise<unknown>
  close: () => void
}

/**
 * Opens a session at a browser's WebSocket address; `hear` is called for every event that the session subscribes to.
 */
export async function openSession(address: string, hear: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('message', (data: Buffer) => {
    const { type, id, result, message, method, params } = answerSchema.parse(JSON.parse(data.toString()))
    if (type === 'event') return hear(method ?? '', params)
    const asked = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (type === 'error') asked?.reject(new Error(message))
    else asked?.resolve(result)
  })
  await once(socket, 'open')

  const ask = (method: string, params: Parameters) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      setTimeout(() => reject(new Error(`Firefox did not answer ${method} within 30 s`)), patience).unref()
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await ask('session.new', { capabilities: {} })
  return { ask, close: () => socket.close() }
}
