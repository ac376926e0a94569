import { expect, test } from 'vitest'
import { daysUntilDue, describeFully, describeTime, dueOf, dueWords } from './times.ts'

const zone = 'America/New_York'
const at = (iso: string) => Date.parse(iso)

function due(received: string, now: string): string {
  return `${dueWords(received, at(now))} ${describeTime(dueOf(received), at(now), zone)}`
}

test('a request is due a day after it was received, by the clinic’s clocks', () => {
  expect(due('2026-11-22T20:40:00Z', '2026-11-23T14:00:00Z')).toBe('Due today 3:40 pm')
  expect(due('2026-11-23T13:30:00Z', '2026-11-23T14:00:00Z')).toBe('Due tomorrow 8:30 am')
  expect(due('2026-11-21T14:12:00Z', '2026-11-23T14:00:00Z')).toBe('Overdue since yesterday 9:12 am')
  expect(due('2026-11-19T14:12:00Z', '2026-11-23T14:00:00Z')).toBe('Overdue since Fri, Nov 20, 9:12 am')
})

test('a request is overdue from the minute in which the day is over', () => {
  expect(due('2026-11-22T14:00:00.000Z', '2026-11-23T13:59:59.999Z')).toBe('Due today 9:00 am')
  expect(due('2026-11-22T14:00:00.000Z', '2026-11-23T14:00:00.000Z')).toBe('Overdue since today 9:00 am')
})

test('24 hours across the end of daylight saving time end an hour earlier by the clock', () => {
  expect(due('2026-10-31T19:40:00Z', '2026-11-01T15:00:00Z')).toBe('Due today 2:40 pm')
  expect(due('2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z')).toBe('Due today 10:30 pm')
})

test('24 hours across the beginning of daylight saving time end an hour later by the clock', () => {
  expect(due('2026-03-07T20:40:00Z', '2026-03-08T15:00:00Z')).toBe('Due today 4:40 pm')
  expect(due('2026-03-08T04:30:00Z', '2026-03-08T15:00:00Z')).toBe('Due tomorrow 12:30 am')
})

test('yesterday and tomorrow are days of the calendar, also on days of 23 and 25 hours', () => {
  expect(describeTime(at('2026-11-01T04:00:00Z'), at('2026-11-02T05:00:00Z'), zone)).toBe('yesterday 12:00 am')
  expect(describeTime(at('2026-11-02T04:59:00Z'), at('2026-11-01T04:00:00Z'), zone)).toBe('today 11:59 pm')
  expect(describeTime(at('2026-03-09T04:00:00Z'), at('2026-03-08T05:00:00Z'), zone)).toBe('tomorrow 12:00 am')
  expect(daysUntilDue('2026-03-08T04:30:00Z', at('2026-03-08T15:00:00Z'), zone)).toBe(1)
})

test('a full time names its day and year, however near', () => {
  expect(describeFully(at('2026-11-23T14:05:00Z'), zone)).toBe('Mon, Nov 23, 2026, 9:05 am')
  expect(describeFully(Number.NaN, zone)).toBe('at an unknown time')
})

test('another year is named, and an unknown time is called so', () => {
  expect(describeTime(at('2025-12-30T17:05:00Z'), at('2026-11-23T14:00:00Z'), zone)).toBe('Tue, Dec 30, 2025, 12:05 pm')
  expect(describeTime(Number.NaN, 0, zone)).toBe('at an unknown time')
})
