import type { BookingIndex, BookingList } from '../../content/types.ts'
import { withPlace } from './booking.choices.ts'
import { bookingMachine } from './booking.machine.ts'
import type { BookingSnapshot } from './booking.view.ts'

/** Where a prerendered booking page stands: at the clinics, at a clinic's list, or at one service's calendar. */
export interface BookingPlace {
  index: BookingIndex
  location: string
  service: string | null
  /**
   * The clinic and its services. Null where the clinic books by phone; without services where the index lacks the
   * clinic.
   */
  list: BookingList | null
}

/** The snapshot of a wizard that is opened at a page's step, without the moves that would have led there. */
export function restoreBooking({ index, location, service, list: named }: BookingPlace): BookingSnapshot {
  const list = named?.location.books === 'online' ? named : null
  return bookingMachine.resolveState({
    value: { open: list === null ? 'location' : service === null ? { service: 'listed' } : 'calendar' },
    context: {
      index: withPlace(index, named?.location),
      asked: { location, service: service === null ? null : { id: service } },
      list: list && { location, services: list.services },
      trail: [],
      start: null,
    },
  })
}
