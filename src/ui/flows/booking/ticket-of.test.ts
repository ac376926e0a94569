import { expect, test } from 'vitest'
import type { BookingLocation } from '../../../../content/types.ts'
import { princeton } from '../../../../content/locations/princeton.ts'
import { ticketOf } from './ticket-of.ts'

const found: BookingLocation = {
  slug: 'princeton',
  name: 'Princeton',
  place: 'Skillman, NJ',
  phone: princeton.phone,
  books: 'online',
}

test('the ticket of a clinic that was found by the search says the town in place of the address', () => {
  const ticket = ticketOf({
    step: { name: 'service', status: 'loading', services: [] },
    location: found,
    serviceName: undefined,
  })
  expect(ticket).toEqual([
    ['Clinic', 'Princeton'],
    ['Address', 'Skillman, NJ'],
  ])
})
