import { expect, test } from 'vitest'
import { askedOf, detailsOf, mailOf, nameOf, readRow } from './describe.ts'

const row = (fields: object, kind = 'lead') =>
  readRow({ id: 'a', kind, received: '', clinic: '', state: 'new', body: JSON.stringify(fields) })
const timeOf = (iso: string) => `(${iso})`

test('a request for a time names service, days and times in words', () => {
  const fields = {
    request: 'time',
    name: 'Jo',
    service: 'full-body-cryo',
    days: 'weekdays, weekend',
    times: 'morning, evening',
  }
  expect(askedOf(row(fields))).toEqual({
    what: 'A time for Full Body Cryo',
    when: 'Weekdays, Weekend · morning, evening',
  })
  expect(askedOf(row({ ...fields, days: '', times: '' })).when).toBe('Any day · any time of day')
})

test('a franchise inquiry and a call back are named too', () => {
  expect(askedOf(row({ city: 'Dayton', state: 'OH' }, 'franchise'))).toEqual({
    what: 'Franchise inquiry',
    when: 'Dayton, OH',
  })
  expect(askedOf(row({ offer: 'Superhuman Sampler' })).what).toBe('Superhuman Sampler')
  expect(askedOf(row({})).what).toBe('A call back')
})

test('details are in words, with what no form of today sends', () => {
  const fields = {
    consent: 'no',
    liquidCapital: '250k-500k',
    submittedAt: '2026-11-23T14:00:00Z',
    extra: { a: 1 },
    page: '',
  }
  expect(detailsOf(row(fields), timeOf)).toEqual([
    { label: 'Liquid capital', text: '$250,000 to $500,000' },
    { label: 'May we call or text?', text: 'No, the box was not ticked' },
    { label: 'Sent', text: '(2026-11-23T14:00:00Z)' },
    { label: 'extra', text: '{"a":1}' },
  ])
})

test('names of an object’s own parts are no choices', () => {
  const odd = JSON.parse('{"liquidCapital":"constructor","__proto__":"x","toString":"y"}')
  expect(detailsOf(readRow({ body: JSON.stringify(odd) }), timeOf).map(({ text }) => text)).toContain('constructor')
})

test('a body that is no object is shown as it is', () => {
  expect(detailsOf(readRow({ body: '[1' }), timeOf)).toEqual([{ label: 'unread content', text: '[1' }])
})

test('a name of a megabyte is shortened, and a missing one is called so', () => {
  expect(nameOf(row({ name: 'x'.repeat(1e6) })).length).toBeLessThan(220)
  expect(nameOf(row({ firstName: ' ', lastName: '' }))).toBe('No name given')
})

test('a mail goes to the address alone', () => {
  expect(mailOf('jo@example.com')).toBe('mailto:jo@example.com')
  expect(mailOf('jo@example.com?bcc=all@example.com')).toBe(null)
  expect(mailOf('jo?bcc=x&a@example.com')).toBe('mailto:jo%3Fbcc%3Dx%26a@example.com')
  expect(mailOf('jo@example.com,other@example.com')).toBe(null)
  expect(mailOf('jo@example.com\r\nbcc:x')).toBe(null)
})
