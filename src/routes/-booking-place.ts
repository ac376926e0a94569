import { notFound, rootRouteId } from '@tanstack/react-router'
import { anyClinic } from '../../machines/booking/booking.address.ts'
import type { BookingPlace } from '../../machines/booking/index.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { calendarPart, choicesPart } from '../ui/flows/booking/step-parts.ts'
import { found } from './-found.ts'

/**
 * The data of a booking page. A clinic that books by phone has no list and no calendars; an unknown slug or service
 * leads to the not-found page. Source: docs/decisions/15-booking-addresses.md.
 */
export async function readBookingPlace(
  adapters: Pick<Adapters, 'records' | 'builds'>,
  location: string,
  service: string | null,
): Promise<BookingPlace> {
  const index = await adapters.records.read('booking-index')
  if (location === anyClinic) {
    if (service !== null && !index.services.some(({ id }) => id === service)) throw notFound({ routeId: rootRouteId })
    await choicesPart.load()
    return { index, location, service, list: null }
  }
  const known = index.locations.find(({ slug }) => slug === location)
  if (!known && !index.allClinics) throw notFound({ routeId: rootRouteId })
  const named = known?.books === 'phone' ? null : await found(adapters, `booking/${location}`)
  if (service !== null && !named?.services.some(({ id }) => id === service)) throw notFound({ routeId: rootRouteId })
  await (service === null ? choicesPart : calendarPart).load()
  return { index, location, service, list: named }
}
