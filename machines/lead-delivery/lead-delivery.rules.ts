import type { PostAnswer, Verdict } from './lead-delivery.types.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The first pause is at most this long; each further one at most twice the one before. */
const firstPause = 2 * second
const longestPause = 15 * minute
const longestRetryAfter = day
const lifetime = 14 * day
const warningTime = 2 * day

/**
 * What an answer means. 2xx and 409 (received before) are received; no answer, 408, 425, 429, 5xx and what is no answer to a
 * submission are to be tried again; any other 4xx is refused.
 */
export function verdictOn(answer: PostAnswer): Verdict {
  const status = answer?.status ?? 0
  if (status === 409 || (status >= 200 && status < 300)) return 'received'
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
  return isFinal ? 'refused' : 'postponed'
}

/** Milliseconds before try number `tries` + 1: full jitter, by a random number from 0 to below 1. */
export function pauseBefore(tries: number, random: number): number {
  return Math.round(random * Math.min(longestPause, firstPause * 2 ** Math.min(tries - 1, 30)))
}

/** Milliseconds that a Retry-After asks for, in seconds or as an HTTP date; at most a day, null where it asks for nothing. */
export function retryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const isDate = /^[A-Z][a-z]{2}/.test(text)
  const wait = /^\d+$/.test(text) ? Number(text) * second : isDate ? Date.parse(text) - now : NaN
  return Number.isNaN(wait) ? null : Math.min(longestRetryAfter, Math.max(0, wait))
}

/** Milliseconds until a time; a time further off than anything is put off comes from a clock that was wrong: none. */
export function timeUntil(due: number, now: number): number {
  return due - now > longestRetryAfter ? 0 : Math.max(0, due - now)
}

/** Whether what was stored then is soon to be deleted. */
export function isExpiring(storedAt: number, now: number): boolean {
  return now - storedAt > lifetime - warningTime
}

/** Whether what was stored then is to be deleted: after 14 days, and a day after its visitor was told. */
export function isExpired(storedAt: number, warnedAt: number | null, now: number): boolean {
  return warnedAt !== null && now - storedAt > lifetime && now - warnedAt > day
}
