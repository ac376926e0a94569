import { expect, test } from 'vitest'
import type { KeptLead } from '../../../../machines/lead-delivery/index.ts'
import { expiringWords, refusedWords, savedWords } from './kept-words.ts'

const state = { isMisdirected: false, isRefused: false, isExpiring: false }
const own: KeptLead = { id: 'one', kind: 'lead', body: '{}', storedAt: 0, isOwn: true, ...state }
const earlier: KeptLead = { ...own, isOwn: false }

test.each([
  [[own], 'Your request is'],
  [[own, own], 'Your 2 requests are'],
  [[earlier], 'An earlier request is'],
  [[own, earlier], '2 requests are'],
])('the text about %j says whose they are only if that is known', (leads, subject) => {
  expect(savedWords(leads)).toMatch(
    new RegExp(`^${subject} saved on this device and not with us yet\\. (It|They) will be sent`),
  )
})

test.each([
  [[{ ...own, isMisdirected: true }], 'We cannot take it at the moment'],
  [[own, { ...own, isMisdirected: true }], 'We cannot take them at the moment'],
])('of %j, which wait for us, it is asked to call', (leads, words) => {
  expect(savedWords(leads)).toContain(words)
  expect(savedWords(leads)).toContain('so please call. We try again every hour')
})

test.each([
  [[own], 'A request of yours', 'What you wrote is kept here for you to copy.'],
  [[own, own], '2 requests of yours', 'What you wrote is kept here for you to copy.'],
  [[earlier], 'An earlier request', 'Please call us.'],
  [[own, earlier], '2 requests', 'Please call us.'],
])('of %j, turned down, only the visitor’s own is theirs to copy', (leads, subject, next) => {
  expect(refusedWords(leads)).toBe(`${subject} could not be delivered, and will not be sent again. ${next}`)
})

test('a browser that keeps things for a week is named as the reason', () => {
  expect(expiringWords(14)).toContain('for more than 14 days')
  expect(expiringWords(7)).toContain('this browser deletes what sites keep after 7 days')
})
