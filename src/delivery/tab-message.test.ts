import { expect, test } from 'vitest'
import { isTabMessage } from './tab-message.ts'

test.each(['stored', 'received', 'postponed', 'misdirected', 'refused'])('that one is %s can be told', (verdict) => {
  expect(isTabMessage({ id: 'one', verdict })).toBe(true)
})

test.each(['shown', 'all'])('that the visitor deleted what is %s can be told', (deleted) => {
  expect(isTabMessage({ deleted })).toBe(true)
})

test.each([
  null,
  undefined,
  'all',
  7,
  {},
  { deleted: 'one' },
  { deleted: true },
  { id: 'one' },
  { verdict: 'received' },
  { id: 1, verdict: 'received' },
  { id: 'one', verdict: 'deleted' },
  { id: 'one', verdict: ['received'] },
])('%j is no message of ours', (message) => {
  expect(isTabMessage(message)).toBe(false)
})
