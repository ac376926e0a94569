import { describe, expect, test } from 'vitest'
import { observatoryScore } from './observatory.ts'

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-A='; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const policy = (text: string) => observatoryScore({ ...strict, 'content-security-policy': text }).score

/** Each score was computed by the Observatory's own grader (1.6.3) for the same headers. */
describe('the Observatory’s score', () => {
  test('of a bare host', () => expect(observatoryScore({}).score).toBe(30))

  test('of everything done right', () => expect(observatoryScore(strict).score).toBe(140))

  test.each([
    ["default-src 'self'; frame-ancestors 'none'", 135],
    ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 130],
    ["default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'", 120],
    ["default-src 'none'; script-src http://example.com; frame-ancestors 'none'", 80],
    ["default-src 'none'; img-src http://example.com; frame-ancestors 'none'", 120],
    ["script-src 'self'", 60],
  ])('of the policy %s', (text, score) => expect(policy(text)).toBe(score))

  test.each([
    [{ 'strict-transport-security': 'max-age=600' }, 130],
    [{ 'strict-transport-security': 'soon' }, 80],
    [{ 'referrer-policy': 'unsafe-url' }, 130],
    [{ 'x-content-type-options': 'sniff' }, 135],
    [{ 'cross-origin-opener-policy': 'unsafe-none' }, 130],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 130],
    [{ 'cross-origin-embedder-policy': 'credentialless' }, 150],
  ])('with %o', (changed, score) => expect(observatoryScore({ ...strict, ...changed }).score).toBe(score))
})
