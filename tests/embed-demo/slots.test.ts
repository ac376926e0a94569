import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayAfterKey,
  fullDate,
  lastDay,
  monthGrid,
  monthTitle,
  sameDayInMonth,
  timeLabel,
  weekdayOf,
} from '../../public/embed/calendar/days.js'
import { nameOfSlug } from '../../public/embed/calendar/names.js'
import {
  calendarRange,
  clinicNow,
  firstFreeDay,
  freeTimes,
  freeTimesText,
  instantOf,
  openingHours,
} from '../../public/embed/calendar/slots.js'

const choice = { location: 'princeton', service: 'infrared-sauna' }
const at = (iso: string) => Date.parse(iso)
const early = at('2026-01-01T12:00:00Z')

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

describe('names of slugs', () => {
  it.each([
    ['infrared-sauna', 'Infrared Sauna'],
    ['princeton', 'Princeton'],
    ['red-bank', 'Red Bank'],
    ['glp1-therapy', 'GLP-1 Therapy'],
    ['shockwave-women', 'Shockwave Therapy for Women'],
    ['nad-injections', 'NAD+ Injections'],
    ['constructor', 'Constructor'],
    ['a--b', 'A B'],
  ])('%s is %s', (slug, name) => expect(nameOfSlug(slug)).toBe(name))

  it.each([null, undefined, '', '-', '---', 'Princeton', 'a b', 'a/b', '<b>', 'é', 'x'.repeat(41), 'princeton\n'])(
    'refuses %j',
    (slug) => expect(nameOfSlug(slug)).toBeNull(),
  )
})

describe('months', () => {
  it('starts weeks on Sunday and holds each day once, in order', () => {
    for (let month = '2025-01'; month < '2029-01'; month = addMonths(month, 1)) {
      const grid = monthGrid(month)
      const days = grid.flat().filter((day) => day !== null)
      expect(days).toEqual(daysFrom(`${month}-01`, Number(lastDay(month).slice(8))))
      for (const week of grid) {
        expect(week).toHaveLength(7)
        week.forEach((day, column) => day !== null && expect(weekdayOf(day)).toBe(column))
        expect(week.some((day) => day !== null)).toBe(true)
      }
    }
  })

  it.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-11-30'],
    ['2026-05', 6, '2026-05-01', '2026-05-31'],
    ['2028-02', 5, '2028-02-01', '2028-02-29'],
  ])('%s has %i weeks', (month, weeks, first, last) => {
    const grid = monthGrid(month)
    expect(grid).toHaveLength(weeks)
    expect(grid[0]?.find((day) => day !== null)).toBe(first)
    expect(grid.at(-1)?.findLast((day) => day !== null)).toBe(last)
  })

  it('counts over year ends and short months', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(sameDayInMonth('2026-10-31', 1)).toBe('2026-11-30')
    expect(sameDayInMonth('2027-03-30', -1)).toBe('2027-02-28')
    expect(sameDayInMonth('2026-11-20', -1)).toBe('2026-10-20')
  })

  it('spells dates, times and counts', () => {
    expect(monthTitle('2026-11')).toBe('November 2026')
    expect(fullDate('2026-11-24')).toBe('Tuesday, November 24, 2026')
    expect([0, 540, 570, 720, 750, 1110].map(timeLabel)).toEqual([
      '12:00 am',
      '9:00 am',
      '9:30 am',
      '12:00 pm',
      '12:30 pm',
      '6:30 pm',
    ])
    expect([0, 1, 7].map(freeTimesText)).toEqual(['no free times', '1 free time', '7 free times'])
  })
})

describe('clinic time', () => {
  it.each([
    ['2026-11-24T04:59:00Z', '2026-11-23', 1439],
    ['2026-11-24T05:00:00Z', '2026-11-24', 0],
    ['2026-07-01T03:30:00Z', '2026-06-30', 1410],
    ['2026-03-08T06:59:00Z', '2026-03-08', 119],
    ['2026-03-08T07:00:00Z', '2026-03-08', 180],
    ['2026-11-01T05:30:00Z', '2026-11-01', 90],
    ['2026-11-01T06:30:00Z', '2026-11-01', 90],
  ])('%s is %s and %i minutes', (iso, day, minutes) => {
    expect(clinicNow(at(iso))).toEqual({ day, minutes })
  })

  it.each([
    ['2026-03-07', 600, '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', 600, '2026-03-08T14:00:00.000Z'],
    ['2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
    ['2026-10-31', 930, '2026-10-31T19:30:00.000Z'],
    ['2026-11-01', 600, '2026-11-01T15:00:00.000Z'],
    ['2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['2026-12-31', 1110, '2026-12-31T23:30:00.000Z'],
  ])('%s at %i minutes is %s', (day, minutes, iso) => {
    expect(new Date(instantOf(day, minutes)).toISOString()).toBe(iso)
  })

  it('comes back to the same wall clock for every offered time of a year', () => {
    for (const day of daysFrom('2026-01-02', 365)) {
      for (const minutes of freeTimes(choice, day, early)) {
        expect(clinicNow(instantOf(day, minutes))).toEqual({ day, minutes })
      }
    }
  })
})

describe('free times', () => {
  it('are the same at every look, and differ by location, service and day', () => {
    const list = (of: typeof choice) => daysFrom('2026-12-01', 60).map((day) => freeTimes(of, day, early).join())
    expect(list(choice)).toEqual(list({ ...choice }))
    expect(list(choice)).not.toEqual(list({ ...choice, location: 'westfield' }))
    expect(list(choice)).not.toEqual(list({ ...choice, service: 'slim-pod' }))
    expect(new Set(list(choice)).size).toBeGreaterThan(40)
  })

  it('are pinned, so that a change of the arithmetic is seen', () => {
    expect(freeTimes(choice, '2026-11-24', early).map(timeLabel)).toMatchInlineSnapshot(`
      [
        "9:00 am",
        "2:30 pm",
        "3:30 pm",
        "4:30 pm",
        "5:30 pm",
        "6:00 pm",
      ]
    `)
  })

  it('are half hours within the opening hours, the clock-change days included', () => {
    expect(openingHours('2026-11-23')).toEqual([540, 1140])
    expect(openingHours('2026-11-28')).toEqual([600, 960])
    expect(openingHours('2026-11-29')).toEqual([600, 960])
    const days = [...daysFrom('2026-01-02', 400), '2026-03-08', '2026-11-01']
    for (const day of days) {
      const [first, end] = openingHours(day)
      const times = freeTimes(choice, day, early)
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      for (const minutes of times) {
        expect(minutes % 30).toBe(0)
        expect(minutes).toBeGreaterThanOrEqual(first)
        expect(minutes + 30).toBeLessThanOrEqual(end)
      }
    }
  })

  it('are missing on some days, and plentiful on most', () => {
    const counts = daysFrom('2026-01-02', 365).map((day) => freeTimes(choice, day, early).length)
    const full = counts.filter((count) => count === 0).length
    expect(full).toBeGreaterThan(15)
    expect(full).toBeLessThan(90)
    expect(Math.max(...counts)).toBeGreaterThan(6)
  })

  it('are never past: not yesterday, not earlier today, not this minute', () => {
    const day = '2026-11-24'
    const all = freeTimes(choice, day, early)
    expect(all.length).toBeGreaterThan(2)
    expect(freeTimes(choice, day, instantOf(addDays(day, 1), 0))).toEqual([])
    expect(freeTimes(choice, day, instantOf(day, 0))).toEqual(all)
    for (const minutes of all) {
      expect(freeTimes(choice, day, instantOf(day, minutes))).toEqual(all.filter((other) => other > minutes))
      expect(freeTimes(choice, day, instantOf(day, minutes) - 60_000)).toContain(minutes)
    }
    expect(freeTimes(choice, day, instantOf(day, 1140))).toEqual([])
  })

  it('take "today" from the clinic, not from Greenwich', () => {
    const day = '2026-11-24'
    expect(freeTimes(choice, day, at('2026-11-25T01:00:00Z'))).toEqual([])
    expect(freeTimes(choice, day, at('2026-11-24T03:00:00Z'))).toEqual(freeTimes(choice, day, early))
  })

  it('name the first free day', () => {
    const now = at('2026-11-24T15:00:00Z')
    const day = firstFreeDay(choice, now)
    expect(freeTimes(choice, day, now).length).toBeGreaterThan(0)
    for (let before = '2026-11-24'; before < day; before = addDays(before, 1)) {
      expect(freeTimes(choice, before, now)).toEqual([])
    }
  })
})

describe('keys of the date grid', () => {
  const range = calendarRange(at('2026-11-20T17:00:00Z'))

  it('has the current month and three more', () => {
    expect(range).toEqual({
      today: '2026-11-20',
      firstMonth: '2026-11',
      lastMonth: '2027-02',
      first: '2026-11-01',
      last: '2027-02-28',
    })
    expect(calendarRange(at('2026-12-01T04:00:00Z')).firstMonth).toBe('2026-11')
  })

  it.each([
    ['2026-11-20', 'ArrowLeft', '2026-11-19'],
    ['2026-11-20', 'ArrowRight', '2026-11-21'],
    ['2026-11-20', 'ArrowUp', '2026-11-13'],
    ['2026-11-20', 'ArrowDown', '2026-11-27'],
    ['2026-11-20', 'Home', '2026-11-15'],
    ['2026-11-20', 'End', '2026-11-21'],
    ['2026-12-02', 'Home', '2026-12-01'],
    ['2026-11-30', 'End', '2026-11-30'],
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-12-03', 'ArrowUp', '2026-11-26'],
    ['2026-11-20', 'PageDown', '2026-12-20'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2026-12-31', 'PageUp', '2026-11-30'],
    // the edges hold
    ['2026-11-01', 'ArrowLeft', '2026-11-01'],
    ['2026-11-05', 'ArrowUp', '2026-11-05'],
    ['2026-11-20', 'PageUp', '2026-11-20'],
    ['2027-02-28', 'ArrowRight', '2027-02-28'],
    ['2027-02-10', 'PageDown', '2027-02-10'],
  ])('%s + %s -> %s', (day, key, wanted) => expect(dayAfterKey(day, key, range)).toBe(wanted))

  it.each(['Tab', 'a', 'Escape', 'Enter', ' '])('leaves %j alone', (key) =>
    expect(dayAfterKey('2026-11-20', key, range)).toBeNull(),
  )
})
