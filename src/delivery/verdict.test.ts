import { describe, expect, test } from 'vitest'
import { isReceipt, verdictOn } from './verdict.ts'

describe('an answer that is no receipt', () => {
  test.each([
    ...[0, 101, 408, 425, 429, 500, 502, 503, 504, 599].map((status) => [status, 'postponed'] as const),
    ...[200, 204, 304, 401, 403, 404, 405, 409, 410, 451, 499].map((status) => [status, 'misdirected'] as const),
    ...[400, 413, 415, 422].map((status) => [status, 'refused'] as const),
  ])('with status %i means %s', (status, verdict) => {
    expect(verdictOn({ status, isReceipt: false, retryAfter: null })).toBe(verdict)
  })

  test('and that nobody gave is waited for again', () => {
    expect(verdictOn(null)).toBe('postponed')
  })
})

test('a receipt means received', () => {
  expect(verdictOn({ status: 200, isReceipt: true, retryAfter: null })).toBe('received')
})

describe('of a receiver that echoes the id', () => {
  test.each([
    [200, 'one', true],
    [201, 'one', true],
    [409, 'one', true],
    [200, null, false],
    [200, 'two', false],
    [409, null, false],
    [422, 'one', false],
    [503, 'one', false],
  ])('status %i with the id %j is a receipt: %s', (status, echo, expected) => {
    expect(isReceipt({ status, echo, isPage: false }, 'one', 'echo')).toBe(expected)
  })
})

describe('of another service', () => {
  test.each([
    [200, false, true],
    [204, false, true],
    [299, false, true],
    [200, true, false],
    [409, false, false],
    [302, false, false],
    [0, false, false],
  ])('status %i, a page: %s, is a receipt: %s', (status, isPage, expected) => {
    expect(isReceipt({ status, echo: null, isPage }, 'one', 'any')).toBe(expected)
  })
})
