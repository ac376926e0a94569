import { expect, test } from 'vitest'
import { demonstration } from '../../content/providers.ts'
import { buildRecords } from '../../content/records.ts'
import { bookingOfPage } from './booking-of-page.ts'

const records = buildRecords(demonstration)

test.each([
  ['locations/princeton', '/book/princeton'],
  ['locations/marlboro', '/book/englishtown'],
  ['locations/montclair', '/book/montclair'],
  ['services/infrared', '/book/any/infrared-sauna'],
  ['services/telehealth', '/order-online'],
  ['pages/contact', '/book?step=location#locations'],
  ['home', '/book?step=location#locations'],
  ['booking/princeton', '/book?step=location#locations'],
] as const)('on %s ‘Book’ leads to %s', (name, href) => {
  expect(records[name]).toBeDefined()
  expect(bookingOfPage(records[name])).toBe(href)
})

test.each([undefined, null, 'princeton', { bookingSlug: 3 }, { bookingHref: null }, []])(
  '%j names nothing',
  (record) => {
    expect(bookingOfPage(record)).toBe('/book?step=location#locations')
  },
)
