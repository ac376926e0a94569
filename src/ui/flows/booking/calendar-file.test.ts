import { describe, expect, test } from 'vitest'
import { locations } from '../../../../content/locations/index.ts'
import { bookingList } from '../../../../content/booking-lists.ts'
import { calendarFile, describeStart } from './calendar-file.ts'

const princeton = bookingList('princeton', '/')?.location
const now = new Date('2026-11-25T18:00:00Z')

function fileOf(service: string, start: string): string {
  if (!princeton?.visit) throw new Error('Princeton has no visit')
  const address = calendarFile({ service, location: princeton, visit: princeton.visit, start }, now)
  const [type, text = ''] = address.split(',')
  expect(type).toBe('data:text/calendar;charset=utf-8')
  return decodeURIComponent(text)
}

describe('a visit for the visitor’s own calendar', () => {
  test('is one event at the moment that the calendar reported, with no end', () => {
    const lines = fileOf('Infrared Sauna', '2026-12-01T10:30:00-05:00').split('\r\n')
    expect(lines.filter((line) => /^(BEGIN|END|DT|UID)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:20261201T153000Z-princeton@example.com',
      'DTSTAMP:20261125T180000Z',
      'DTSTART:20261201T153000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
    expect(lines.at(-1)).toBe('')
  })

  test('escapes what separates values, and folds lines at 75 octets without cutting a character', () => {
    const text = fileOf(`Hot; cold, \\ ${'é'.repeat(60)}`, '2026-12-01T15:30Z')
    expect(text).toContain('SUMMARY:Hot\\; cold\\, \\\\ ')
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(60))
  })
})

test.each([
  ['2026-12-01T10:30:00-05:00', 'Tuesday, December 1 at 10:30 AM'],
  ['2026-12-02T03:30:00Z', 'Tuesday, December 1 at 10:30 PM'],
  ['2026-07-01T16:00:00Z', 'Wednesday, July 1 at 12:00 PM'],
])('%s is %s by the clinic’s clock', (start, text) => {
  expect(locations.map(({ timeZone }) => describeStart(start, timeZone))).toEqual(locations.map(() => text))
})
