import { describe, expect, test } from 'vitest'
import { describeHours, describeHoursInline, describeTime } from '../../content/hours.ts'
import { montclair } from '../../content/locations/montclair.ts'
import type { DayHours } from '../../content/types.ts'

const nine: DayHours = { opens: '09:00', closes: '17:00' }
const ten: DayHours = { opens: '10:00', closes: '17:00' }

describe('hours in words', () => {
  test.each([
    ['00:00', '12am'],
    ['09:00', '9am'],
    ['09:30', '9:30am'],
    ['12:00', '12pm'],
    ['12:05', '12:05pm'],
    ['20:00', '8pm'],
  ])('%s is %s', (time, words) => {
    expect(describeTime(time)).toBe(words)
  })

  test('days that follow each other become a range from three on', () => {
    const hours = { mon: nine, tue: nine, wed: nine, thu: ten, fri: ten, sat: nine, sun: ten }
    expect(describeHours(hours)).toEqual([
      { days: 'Mon-Wed', hours: '9am-5pm' },
      { days: 'Thu/Fri', hours: '10am-5pm' },
      { days: 'Sat', hours: '9am-5pm' },
      { days: 'Sun', hours: '10am-5pm' },
    ])
  })

  test('one line holds the whole week', () => {
    expect(describeHoursInline(montclair.hours)).toBe('Mon/Tue/Thu 9am-8pm, Wed/Fri 8am-8pm, weekends 8am-4pm')
  })
})
