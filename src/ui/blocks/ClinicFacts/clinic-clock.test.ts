import { expect, test } from 'vitest'
import { clinicClock } from './clinic-clock.ts'

const summer = 'the second Sunday of March'
const winter = 'the first Sunday of November'

test.each([
  ['noon of a winter day', '2026-01-15T17:00:00Z', '2026-01-15', '12:00'],
  ['noon of a summer day', '2026-07-15T16:00:00Z', '2026-07-15', '12:00'],
  ['midnight', '2026-01-16T05:00:00Z', '2026-01-16', '00:00'],
  ['a minute before midnight', '2026-01-16T04:59:59.999Z', '2026-01-15', '23:59'],
  ['New Year', '2027-01-01T05:00:00Z', '2027-01-01', '00:00'],
  ['a leap day', '2028-02-29T13:05:00Z', '2028-02-29', '08:05'],
  [`2am on ${summer}, less a minute`, '2026-03-08T06:59:00Z', '2026-03-08', '01:59'],
  [`2am on ${summer}`, '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
  [`2am on ${winter}, less a minute`, '2026-11-01T05:59:00Z', '2026-11-01', '01:59'],
  [`2am on ${winter}`, '2026-11-01T06:00:00Z', '2026-11-01', '01:00'],
])('at %s (%s) it is %s %s in New York', (_, moment, date, time) => {
  expect(clinicClock('America/New_York', new Date(moment))).toEqual({ date, time })
})
