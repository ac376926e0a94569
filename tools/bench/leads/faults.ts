import type { Answer } from '../../../receiver/requests/receive.ts'

/** What may go wrong with one request on its way. */
export type Fault = 'drop' | 'error' | 'busy' | 'commitThenError' | 'commitThenCut'

/** Shares of all requests, from 0 to 1. */
export const faultMix: Readonly<Record<Fault, number>> = {
  drop: 0.1,
  error: 0.08,
  busy: 0.05,
  commitThenError: 0.03,
  commitThenCut: 0.06,
}

/** The share of requests that end without a confirmation. */
export const failureShare = Object.values(faultMix).reduce((sum, share) => sum + share, 0)

/**
 * The fewest requests a lead that a sender can need on average if it asks for a confirmation of each lead separately.
 */
export const requestFloor = 1 / (1 - failureShare)

/** The share of steps at which a page is killed. */
export const risk = 0.02

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An answer as the sender sees it; null where the connection ended without one. */
export type Outcome = (Pick<Answer, 'status'> & { retryAfter: string | null }) | null

/** What happens to one request, by chance; `retryAfter` is in seconds and set only with the fault `busy`. */
export interface Passage {
  fault: Fault | null
  retryAfter: string | null
}

export function passageOf(random: () => number, longestRetryAfter = 30): Passage {
  const fault = pickFault(random())
  return { fault, retryAfter: fault === 'busy' ? String(1 + Math.floor(random() * longestRetryAfter)) : null }
}

/** Passes a request on to the receiver, or applies the fault that chance picks. */
export async function withFaults(random: () => number, commit: () => Promise<Answer>): Promise<Outcome> {
  const { fault, retryAfter } = passageOf(random)
  if (fault === 'drop') return null
  if (fault === 'error') return { status: 500, retryAfter }
  if (fault === 'busy') return { status: 429, retryAfter }
  const { status } = await commit()
  if (fault === 'commitThenError') return { status: 500, retryAfter }
  return fault === 'commitThenCut' ? null : { status, retryAfter }
}

function pickFault(chance: number): Fault | null {
  let left = chance
  for (const fault of ['drop', 'error', 'busy', 'commitThenError', 'commitThenCut'] as const) {
    left -= faultMix[fault]
    if (left < 0) return fault
  }
  return null
}
