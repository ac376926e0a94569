/** The shape of kept records; 1 is what had no number yet. */
export const recordSchema = 2

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The first pause is at most this long; each further one at most twice the one before. */
const firstPause = 2 * second
const longestPause = 15 * minute
const longestRetryAfter = day
/** Nothing is kept longer. */
const mostDaysKept = 14
const warningTime = 2 * day

/** Milliseconds before what only the site's operator can put right is tried again. */
export const misdirectedPause = hour

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

/** Whether what was stored then is soon gone from a device that keeps things for so many days. */
export function isExpiring(storedAt: number, now: number, daysKept: number): boolean {
  return now - storedAt > daysKept * day - warningTime
}

/** Whether what was stored then is kept no longer than for one more try. */
export function isOverdue(storedAt: number, now: number): boolean {
  return now - storedAt > mostDaysKept * day
}
