import { describe, expect, test } from 'vitest'
import { clocksDiffer } from './other-zone.ts'

const winter = new Date('2027-01-15T15:00:00Z')
const summer = new Date('2027-07-15T15:00:00Z')

describe('the clocks of New York', () => {
  test.each([
    ['America/New_York', false, false],
    ['America/Detroit', false, false],
    ['America/Toronto', false, false],
    ['America/Chicago', true, true],
    ['America/Los_Angeles', true, true],
    ['Europe/London', true, true],
    ['UTC', true, true],
    ['not/a-zone', false, false],
  ])('and of %s differ: in winter %s, in summer %s', (zone, inWinter, inSummer) => {
    expect(clocksDiffer('America/New_York', zone, winter)).toBe(inWinter)
    expect(clocksDiffer('America/New_York', zone, summer)).toBe(inSummer)
  })

  test('and of Jamaica, which keeps winter time, are the same until summer time is near', () => {
    expect(clocksDiffer('America/New_York', 'America/Jamaica', winter)).toBe(false)
    expect(clocksDiffer('America/New_York', 'America/Jamaica', new Date('2027-02-20T15:00:00Z'))).toBe(true)
  })
})
