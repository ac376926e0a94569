/** The number of the shape of kept records; records without a number count as shape 1. */
export const recordSchema = 2

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The first pause is at most this long; the limit doubles with each further try. */
const firstPause = 2 * second
const longestPause = 15 * minute
const longestRetryAfter = day
const longestKeptDays = 14
const warningTime = 2 * day

/**
 * Milliseconds until the next try of a submission that failed for a reason which only the site's operator can put
 * right.
 */
export const misdirectedPause = hour

/** Milliseconds before try number `tries` + 1: full jitter, by a random number from 0 to below 1. */
export function pauseBefore(tries: number, random: number): number {
  return Math.round(random * Math.min(longestPause, firstPause * 2 ** Math.min(tries - 1, 30)))
}

/**
 * Milliseconds that a Retry-After asks for, in seconds or as an HTTP date; at most a day. Null where it asks for nothing,
 * for no wait, or for a time that is past by this device's clock.
 */
export function retryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const isDate = /^[A-Z][a-z]{2}/.test(text)
  const wait = /^\d+$/.test(text) ? Number(text) * second : isDate ? Date.parse(text) - now : NaN
  return wait > 0 ? Math.min(longestRetryAfter, wait) : null
}

/**
 * Milliseconds until a time. 0 for a time more than a day off: no pause is that long, so the clock was wrong when it
 * was set.
 */
export function timeUntil(due: number, now: number): number {
  return due - now > longestRetryAfter ? 0 : Math.max(0, due - now)
}

/**
 * Whether a record stored at `storedAt` will be deleted within two days on a device that keeps records for `daysKept`
 * days.
 */
export function isExpiring(storedAt: number, now: number, daysKept: number): boolean {
  return now - storedAt > daysKept * day - warningTime
}

/** Whether a record stored at `storedAt` is over 14 days old: it gets one more try and is then deleted. */
export function isOverdue(storedAt: number, now: number): boolean {
  return now - storedAt > longestKeptDays * day
}
