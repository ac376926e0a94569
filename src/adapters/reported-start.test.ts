import { expect, test } from 'vitest'
import { reportedStart } from './reported-start.ts'

test.each(['2026-12-01T10:30:00-05:00', '2026-12-01T15:30Z', '2026-12-01T15:30:00.000Z'])('%s is a moment', (text) => {
  expect(reportedStart(text)).toBe(text)
})

test.each([
  undefined,
  null,
  0,
  1_764_603_000_000,
  new Date(0),
  '',
  'tomorrow',
  '2026-12-01',
  '2026-12-01T10:30:00',
  '2026-13-01T10:30:00Z',
  '2026-12-01T25:30:00Z',
  '2026-12-01T10:30:00Z; DROP',
  ' 2026-12-01T10:30:00Z',
  '2026-12-01T10:30:00Z\nX:Y',
  ['2026-12-01T10:30:00Z'],
  { toString: () => '2026-12-01T10:30:00Z' },
])('%j is none', (value) => {
  expect(reportedStart(value)).toBeNull()
})
