import { afterEach, describe, expect, test, vi } from 'vitest'
import { princeton } from '../../../../content/locations/princeton.ts'
import type { Location } from '../../../../content/types.ts'
import { openState } from './open-state.ts'

const clinic: Location = {
  ...princeton,
  specialDays: [
    { date: '2026-11-26', hours: null, reason: 'Thanksgiving' },
    { date: '2026-12-24', hours: { opens: '09:00', closes: '12:30' }, reason: 'Christmas Eve' },
  ],
}

const moments: [sentence: string, moment: string, state: string][] = [
  ['a Monday just before opening', '2026-11-16T08:59:59-05:00', 'Closed now, opens 9am'],
  ['a Monday at opening', '2026-11-16T09:00:00-05:00', 'Open now, closes 8pm'],
  ['a Monday a minute before closing', '2026-11-16T19:59:59-05:00', 'Open now, closes 8pm'],
  ['a Monday at closing', '2026-11-16T20:00:00-05:00', 'Closed, opens Tue 9am'],
  ['a Monday just before midnight', '2026-11-16T23:59:59-05:00', 'Closed, opens Tue 9am'],
  ['a Tuesday at midnight', '2026-11-17T00:00:00-05:00', 'Closed now, opens 9am'],
  ['a Friday at seven in the evening', '2026-11-20T19:00:00-05:00', 'Open now, closes 8pm'],
  ['a Saturday at seven in the evening', '2026-11-21T19:00:00-05:00', 'Closed, opens Sun 9am'],
  ['a Sunday afternoon', '2026-11-22T15:59:00-05:00', 'Open now, closes 4pm'],
  ['a Saturday evening that is Sunday in UTC', '2026-11-21T21:00:00-05:00', 'Closed, opens Sun 9am'],
  ['a Monday before dawn that is Monday in UTC too', '2026-11-16T00:30:00-05:00', 'Closed now, opens 9am'],

  ['the eve of a closed day', '2026-11-25T12:00:00-05:00', 'Open now, closes 8pm'],
  ['the evening before a closed day', '2026-11-25T21:00:00-05:00', 'Closed, opens Fri 9am'],
  ['a closed day', '2026-11-26T12:00:00-05:00', 'Closed, opens Fri 9am'],
  ['the first minute of a closed day', '2026-11-26T00:00:00-05:00', 'Closed, opens Fri 9am'],
  ['the last minute of a closed day', '2026-11-26T23:59:59-05:00', 'Closed, opens Fri 9am'],
  ['the day after a closed day', '2026-11-27T12:00:00-05:00', 'Open now, closes 8pm'],
  ['a short day before noon', '2026-12-24T12:29:00-05:00', 'Open now, closes 12:30pm'],
  ['a short day after noon', '2026-12-24T12:30:00-05:00', 'Closed, opens Fri 9am'],

  ['the day clocks go forward, before opening', '2026-03-08T12:59:59Z', 'Closed now, opens 9am'],
  ['the day clocks go forward, at opening', '2026-03-08T13:00:00Z', 'Open now, closes 4pm'],
  ['the day clocks go forward, at closing', '2026-03-08T20:00:00Z', 'Closed, opens Mon 9am'],
  ['the day before clocks go forward, at opening', '2026-03-07T14:00:00Z', 'Open now, closes 4pm'],
  ['the day clocks go back, before opening', '2026-11-01T13:59:59Z', 'Closed now, opens 9am'],
  ['the day clocks go back, at opening', '2026-11-01T14:00:00Z', 'Open now, closes 4pm'],
  ['the day clocks go back, at closing', '2026-11-01T21:00:00Z', 'Closed, opens Mon 9am'],
  ['midsummer, at opening', '2026-07-06T13:00:00Z', 'Open now, closes 8pm'],
]

afterEach(() => {
  vi.unstubAllEnvs()
})

test('A clinic that is closed all week names no day', () => {
  const week = [22, 23, 24, 25, 26, 27, 28, 29]
  const specialDays = week.map((day) => ({ date: `2026-11-${day}`, hours: null, reason: 'Works' }))
  expect(openState({ ...clinic, specialDays }, new Date('2026-11-22T12:00:00-05:00'))).toBe('Closed today')
})

describe.each([
  ['New York', 'America/New_York', 300],
  ['Tokyo', 'Asia/Tokyo', -540],
  ['Honolulu', 'Pacific/Honolulu', 600],
])('to a visitor in %s', (_, zone, offset) => {
  test.each(moments)('%s: %s', (_, moment, state) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    expect(openState(clinic, new Date(moment))).toBe(state)
  })
})
