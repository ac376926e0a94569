import { expect, test } from 'vitest'
import { bookingView } from '../../../../machines/booking/index.ts'
import { snapshotAt } from '../../../../tests/support/booking-places.ts'
import { bookingTitle } from './booking-title.ts'

test.each([
  ['location', 'Select Location'],
  ['location montclair/Infrared', 'Select Location'],
  ['loading princeton/- + westfield', 'Services in Princeton'],
  ['failed princeton/Telehealth', 'Services in Princeton'],
  ['listed princeton/- + princeton', 'Services in Princeton'],
  ['loading englishtown/-', 'Services in Englishtown'],
  ['calendar princeton/infrared + princeton', 'Book Infrared Sauna'],
])('the wizard at ‘%s’ is titled %j', (place, title) => {
  const view = bookingView(snapshotAt(place))
  expect(view && bookingTitle(view)).toBe(title)
})
