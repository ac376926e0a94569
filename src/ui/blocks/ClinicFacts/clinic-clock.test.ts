import { expect, test, vi } from 'vitest'
import { locationSchema } from '../../../../content/schema/location.ts'
import { clinicClock } from './clinic-clock.ts'

const hour = 3_600_000
const [from, to] = [Date.UTC(2024, 0), Date.UTC(2041, 0)]

test.each([...locationSchema.shape.timeZone.values])(
  'In %s it is what the database of time zones says, from 2024 to 2040, at the beginning and the end of every hour',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const wrong: string[] = []
    const compare = (moment: Date) => {
      const { date, time } = clinicClock(timeZone, moment)
      if (`${date} ${time}` !== clock.format(moment)) wrong.push(`${moment.toISOString()}: ${date} ${time}`)
    }
    for (let start = from; start < to; start += hour) {
      compare(new Date(start))
      compare(new Date(start + hour - 1))
    }
    expect(wrong).toEqual([])
  },
)

test('No clock of the browser is made', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat')
  clinicClock('America/New_York', new Date())
  expect(make).not.toHaveBeenCalled()
  make.mockRestore()
})
