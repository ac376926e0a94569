import type { BookingIndex, BookingList } from '../../content/types.ts'
import { withPlace } from './booking.choices.ts'
import { bookingMachine } from './booking.machine.ts'
import type { BookingSnapshot } from './booking.view.ts'

/** Where a prerendered booking page stands: at the clinics, at a clinic's list, or at one service's calendar. */
export interface BookingPlace {
  index: BookingIndex
  location: string
  service: string | null
  /** The clinic's list; null where it books by phone, or without services where the index lacks it. */
  list: BookingList | null
}

/** The snapshot of a wizard that stands at a page's place without having been walked there. */
export function restoreBooking({ index, location, service, list: named }: BookingPlace): BookingSnapshot {
  const list = named?.location.books === 'online' ? named : null
  return bookingMachine.resolveState({
    value: { open: list === null ? 'location' : service === null ? { service: 'listed' } : 'calendar' },
    context: {
      index: withPlace(index, named?.location),
      asked: { location, service: service === null ? null : { id: service } },
      list: list && { location, services: list.services },
      trail: [],
    },
  })
}
