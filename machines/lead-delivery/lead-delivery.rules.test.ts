import { describe, expect, test } from 'vitest'
import { isExpiring, isOverdue, pauseBefore, retryAfter, timeUntil } from './index.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T12:00:00Z')

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
    ['0', null],
    [' 120 ', 120_000],
    ['999999', day],
    ['Sun, 22 Nov 2026 12:01:00 GMT', 60_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', null],
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
    [14, 0, false],
    [14, 12 * day, false],
    [14, 12 * day + 1, true],
    [14, 3650 * day, true],
    [7, 5 * day, false],
    [7, 5 * day + 1, true],
  ])('on a device that keeps it for %i days, it is expiring after %i ms: %s', (daysKept, age, expected) => {
    expect(isExpiring(now - age, now, daysKept)).toBe(expected)
  })

  test.each([
    [0, false],
    [14 * day, false],
    [14 * day + 1, true],
    [3650 * day, true],
    [-3650 * day, false],
  ])('%i ms after it was stored it is overdue: %s', (age, expected) => {
    expect(isOverdue(now - age, now)).toBe(expected)
  })
})
