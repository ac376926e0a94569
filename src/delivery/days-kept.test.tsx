import { expect, test, vi } from 'vitest'
import { daysKept } from './days-kept.ts'

test.each([
  ['Google Inc.', 14],
  ['', 14],
  ['Apple Computer, Inc.', 7],
])('a browser of %j keeps what this site stores for %i days', (vendor, days) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
  expect(daysKept()).toBe(days)
})
