import type { BookingIndex, BookingList } from '../../content/types.ts'
import { anyClinic } from './booking.address.ts'
import { withPlace } from './booking.choices.ts'
import { bookingMachine } from './booking.machine.ts'
import type { BookingSnapshot } from './booking.view.ts'

/** Where a prerendered booking page stands: at the clinics, at a clinic's list, at one service's calendar, or where the
 * service comes first. */
export interface BookingPlace {
  index: BookingIndex
  /** A clinic's slug, or that of any. */
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
  const isAny = location === anyClinic
  const list = named?.location.books === 'online' ? named : null
  const first = isAny && service === null ? 'any' : 'location'
  return bookingMachine.resolveState({
    value: { open: list === null ? first : service === null ? { service: 'listed' } : 'calendar' },
    context: {
      index: withPlace(index, named?.location),
      asked: { location: isAny ? null : location, service: service === null ? null : { id: service } },
      list: list && { location, services: list.services },
      trail: [],
      start: null,
    },
  })
}
