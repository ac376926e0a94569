import { describe, expect, test } from 'vitest'
import { problems as callbackProblems } from '../../content/words/offer-lead.ts'
import { days, problems, times } from '../../content/words/say-when.ts'
import {
  askedTimeSchema,
  completeAnyLead,
  dayWishes,
  joinWishes,
  parseAskedTime,
  splitWishes,
  timeWishes,
  type TimeRequest,
} from './time-request.schema.ts'

const asked: TimeRequest = {
  request: 'time',
  clinic: 'princeton',
  service: 'infrared-sauna',
  name: 'Jordan Reyes',
  phone: '(609) 555-0100',
  days: 'weekdays',
  times: 'morning, evening',
}
const blank = { name: '', phone: '', days: '', times: '' }
const said = new Map(Object.entries({ ...callbackProblems, ...problems }))

/** The first message of each field, in words. */
function messagesOf(typed: object) {
  const issues = askedTimeSchema.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message: key }) => [path.join('.'), said.get(key) ?? key]))
}

describe('a request for a time', () => {
  test('that is complete is sent as it is, freed of what cannot be seen', () => {
    expect(completeAnyLead(asked)).toEqual(asked)
    expect(completeAnyLead({ ...asked, name: ' Jordan Reyes\u200F ' })).toEqual(asked)
  })

  test.each([
    ['no wish', { days: '', times: '' }],
    ['every wish', { days: 'weekdays, weekend', times: 'morning, midday, evening' }],
  ])('may have %s', (_, wishes) => {
    expect(completeAnyLead({ ...asked, ...wishes })).toEqual({ ...asked, ...wishes })
  })

  test('that is blank says of name and phone what to do, in the order of the form, and nothing of the wishes', () => {
    expect(Object.entries(messagesOf(blank))).toEqual([
      ['phone', 'Enter your phone number.'],
      ['name', 'Enter your name.'],
    ])
    expect(askedTimeSchema.safeParse(blank).error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'phone'])
  })

  test.each([
    ['name', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['name', '\u200E', 'Enter your name.'],
    ['phone', '555-0100', 'Enter a phone number with area code: at least 10 digits.'],
  ])('is told of the %s %.20j', (field, typed, message) => {
    expect(messagesOf({ ...asked, [field]: typed })).toEqual({ [field]: message })
    expect(completeAnyLead({ ...asked, [field]: typed })).toBeNull()
  })

  test.each([
    ['days', 'Monday'],
    ['days', 'weekend, weekdays'],
    ['days', 'weekdays,weekend'],
    ['days', 'weekdays, '],
    ['days', 'morning'],
    ['times', 'noon'],
    ['times', 'morning, morning'],
    ['clinic', ''],
    ['clinic', 'Princeton'],
    ['clinic', 'a'.repeat(101)],
    ['service', 'infrared sauna'],
  ])('with the %s %.20j is none', (field, value) => {
    expect(completeAnyLead({ ...asked, [field]: value })).toBeNull()
  })
})

describe('wishes', () => {
  test('are one text in the order of the form, and lists again', () => {
    expect(joinWishes(timeWishes, ['evening', 'morning'])).toBe('morning, evening')
    expect(splitWishes(timeWishes, 'morning, evening')).toEqual(['morning', 'evening'])
    expect(joinWishes(dayWishes, [])).toBe('')
    expect(splitWishes(dayWishes, '')).toEqual([])
  })

  test('each have words', () => {
    expect(Object.keys(days)).toEqual(dayWishes)
    expect(Object.keys(times)).toEqual(timeWishes)
  })
})

describe('a draft', () => {
  test('is what was typed, right or wrong', () => {
    const typed = { name: ' Jo', phone: '609', days: 'weekend', times: 'midday' }
    expect(parseAskedTime(typed)).toEqual(typed)
  })

  test.each([undefined, null, 3, 'Jordan', [], {}, { name: 3, days: ['weekend'] }])('made of %j is blank', (kept) => {
    expect(parseAskedTime(kept)).toEqual(blank)
  })

  test('keeps the wishes that the form has, and no other', () => {
    expect(parseAskedTime({ ...blank, days: 'weekend, Monday, weekdays', sneaked: 'in' })).toEqual({
      ...blank,
      days: 'weekdays, weekend',
    })
  })
})
