import { describe, expect, test } from 'vitest'
import { isExpired, isExpiring, pauseBefore, retryAfter, timeUntil, verdictOn } from './index.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T12:00:00Z')

describe('an answer', () => {
  test.each([
    ...[200, 201, 202, 204, 299, 409].map((status) => [status, 'received'] as const),
    ...[0, 101, 304, 408, 425, 429, 500, 502, 503, 504, 599].map((status) => [status, 'postponed'] as const),
    ...[400, 401, 403, 404, 405, 410, 413, 415, 422, 451, 499].map((status) => [status, 'refused'] as const),
  ])('of status %i means %s', (status, verdict) => {
    expect(verdictOn({ status, retryAfter: null })).toBe(verdict)
  })

  test('that nobody gave is waited for again', () => {
    expect(verdictOn(null)).toBe('postponed')
  })
})

describe('a pause', () => {
  test.each([
    [1, 0, 0],
    [1, 0.5, 1000],
    [1, 0.999_999, 2000],
    [2, 0.5, 2000],
    [3, 0.999_999, 8000],
    [9, 0.5, 256_000],
    [10, 0.5, 450_000],
    [1_000_000, 0.999_999_9, 900_000],
  ])('after %i tries, by the random number %d, is %i ms', (tries, random, pause) => {
    expect(pauseBefore(tries, random)).toBe(pause)
  })
})

describe('a Retry-After', () => {
  test.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['-1', null],
    ['0', 0],
    [' 120 ', 120_000],
    ['999999', day],
    ['Sun, 22 Nov 2026 12:01:00 GMT', 60_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['Tue, 22 Nov 2036 12:00:00 GMT', day],
  ])('of %j asks for %j ms', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait)
  })
})

describe('time', () => {
  test.each([
    [now, 0],
    [now - 1, 0],
    [now + 1000, 1000],
    [now + day, day],
    [now + day + 1, 0],
    [now + 3650 * day, 0],
    [now - 3650 * day, 0],
  ])('until %i is %i ms: a clock that was wrong puts nothing off', (due, wait) => {
    expect(timeUntil(due, now)).toBe(wait)
  })

  test.each([
    [0, false],
    [12 * day, false],
    [12 * day + 1, true],
    [3650 * day, true],
  ])('%i ms after it was stored it is expiring: %s', (age, expected) => {
    expect(isExpiring(now - age, now)).toBe(expected)
  })

  test.each([
    [14 * day + 1, null, false],
    [3650 * day, null, false],
    [14 * day + 1, day, false],
    [14 * day + 1, day + 1, true],
    [14 * day, 2 * day, false],
  ])('%i ms after it was stored, its visitor told %j ms ago, it has expired: %s', (age, told, expected) => {
    expect(isExpired(now - age, told === null ? null : now - told, now)).toBe(expected)
  })
})
