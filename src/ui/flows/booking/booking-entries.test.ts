import { describe, expect, test } from 'vitest'
import { moveTo, type Entry, type Move } from './booking-entries.ts'

const page: Entry = { href: '/locations/princeton', depth: 0 }
const list: Entry = { href: '/book/princeton', depth: 1 }
const calendar: Entry = { href: '/book/princeton/slim-pod', depth: 2 }

type Wanted = Parameters<typeof moveTo>[0]

describe('the history follows the wizard', () => {
  test.each<[sentence: string, wanted: Wanted, current: Entry, move: Move | null]>([
    ['opened: one entry above the page', list, page, { kind: 'push', ...list }],
    ['opened at a calendar', { ...calendar, depth: 1 }, page, { kind: 'push', ...calendar, depth: 1 }],
    ['a step forward', calendar, list, { kind: 'push', ...calendar }],
    ['two steps forward at once are one entry', calendar, page, { kind: 'push', ...calendar }],
    ['a step forward to the same address', { ...list, depth: 2 }, list, { kind: 'push', ...list, depth: 2 }],
    ['the same place', list, list, null],
    [
      'another place as deep',
      { href: '/book?step=location', depth: 1 },
      list,
      { kind: 'replace', href: '/book?step=location', depth: 1 },
    ],
    ['a step back', list, calendar, { kind: 'go', by: -1 }],
    ['a step back to another address', { href: '/book/westfield', depth: 1 }, calendar, { kind: 'go', by: -1 }],
    ['closed two steps deep', { href: null, depth: 0 }, calendar, { kind: 'go', by: -2 }],
    ['closed on the page', { href: null, depth: 0 }, page, null],
    ['no address where there is an entry', { href: null, depth: 1 }, list, null],
    ['no address is never pushed', { href: null, depth: 1 }, page, null],
  ])('%s', (_, wanted, current, move) => {
    expect(moveTo(wanted, current)).toEqual(move)
  })
})
