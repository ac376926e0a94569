import { reasonOf } from '../not-stored.ts'
import type { Channel, Forwarded, Outcome } from './channel.ts'
import type { Later } from './later.ts'
import { longestAttempt } from './queue.ts'

/**
 * Sends a request once. Resolves in any case: a channel that throws, or does not end, is tried again later; `stop`
 * breaks the attempt off.
 */
export async function attempt(
  channel: Channel,
  request: Forwarded,
  { later, stop }: { later: Later; stop: AbortSignal },
): Promise<Outcome> {
  const breaking = new AbortController()
  const abort = () => breaking.abort()
  const cancel = later(longestAttempt, abort)
  const broken = new Promise<Outcome>((resolve) => {
    breaking.signal.addEventListener('abort', () => resolve({ kind: 'again', reason: 'The attempt took too long.' }))
  })
  stop.addEventListener('abort', abort)
  if (stop.aborted) abort()
  const sent = channel.send(request, breaking.signal).catch(failed)
  try {
    return await Promise.race([sent, broken])
  } finally {
    cancel()
    stop.removeEventListener('abort', abort)
  }
}

function failed(error: unknown): Outcome {
  return { kind: 'again', reason: `The receiver failed (${reasonOf(error)}).` }
}
