import { describe, expect, test } from 'vitest'
import { locationOfPath } from '../../content/location-of-path.ts'

describe('the current location', () => {
  test.each([
    ['/locations/cincinnati', 'cincinnati'],
    ['/locations/marlboro', 'marlboro'],
    ['/locations/montclair', 'montclair'],
    ['/locations/princeton', 'princeton'],
    ['/locations/red-bank', 'red-bank'],
    ['/locations/westfield', 'westfield'],
    ['/locations/princeton/', 'princeton'],
    ['/book/princeton', 'princeton'],
    ['/book/princeton/slim-pod', 'princeton'],
    ['/book/englishtown', 'marlboro'],
    ['/book/englishtown/full-body-cryo', 'marlboro'],
    ['/book/marlboro', 'marlboro'],
    ['/book/montclair', 'montclair'],
  ])('%s belongs to %s', (path, slug) => {
    expect(locationOfPath(path)).toBe(slug)
  })

  test.each([
    '/',
    '',
    '/locations',
    '/locations/',
    '/locations/englishtown',
    '/locations/princetonian',
    '/locations/__proto__',
    '/book',
    '/book/red-bank-2',
    '/services/princeton',
    '/princeton',
    '/about/locations/princeton',
  ])('%j belongs to none', (path) => {
    expect(locationOfPath(path)).toBeUndefined()
  })
})
