import { locations } from './locations/index.ts'
import { services } from './services/index.ts'
import { bookingServiceIds } from './types.ts'
import type {
  BookingIndex,
  BookingList,
  BookingLocation,
  BookingOffer,
  BookingService,
  Location,
  LocationBooking,
} from './types.ts'

type OnlineBooking = Extract<LocationBooking, { kind: 'online' }>

/** The order of SPEC §3; a clinic not named here comes after these. */
const specOrder = ['westfield', 'cincinnati', 'englishtown', 'princeton', 'red-bank']

const onlineLocations = locations
  .filter(({ booking }) => booking.kind === 'online')
  .toSorted((one, other) => placeInOrder(one) - placeInOrder(other))

/** The slugs of the booking lists, in the order of SPEC §3. */
export const bookingListSlugs: readonly string[] = onlineLocations.map(bookingSlugOf)

/** Where a clinic's booking begins: its list's slug, or its own where it books by phone. */
export function bookingSlugOf({ slug, booking }: Location): string {
  return booking.kind === 'online' ? booking.slug : slug
}

/** What the wizard knows from the start: the clinics with a list, then those that book by phone, and the services' names. */
export function bookingIndex(): BookingIndex {
  const byPhone = locations.filter(({ booking }) => booking.kind === 'phone')
  return {
    locations: [...onlineLocations, ...byPhone].map(toBookingLocation),
    services: offersInOrder().map(({ id, name, aliases }) => ({ id, name, aliases })),
  }
}

/** One clinic's twelve services with the addresses of their calendars; undefined for a slug without a list. */
export function bookingList(slug: string, template: string): BookingList | undefined {
  const location = onlineLocations.find((candidate) => bookingSlugOf(candidate) === slug)
  if (location?.booking.kind !== 'online') return undefined
  const { booking } = location
  return {
    location: toBookingLocation(location),
    services: offersInOrder().map((offer) => toBookingService(offer, booking, template)),
  }
}

function placeInOrder(location: Location): number {
  const place = specOrder.indexOf(bookingSlugOf(location))
  return place === -1 ? specOrder.length : place
}

function toBookingLocation(location: Location): BookingLocation {
  const { name, place, phone, booking } = location
  return {
    slug: bookingSlugOf(location),
    name: booking.kind === 'online' ? booking.name : name,
    place,
    phone,
    books: booking.kind,
  }
}

function offersInOrder(): BookingOffer[] {
  const offers = services.flatMap(({ booking }) => booking ?? [])
  return bookingServiceIds.flatMap((id) => offers.filter((offer) => offer.id === id))
}

function toBookingService(offer: BookingOffer, booking: OnlineBooking, template: string): BookingService {
  const { id, name, description, aliases } = offer
  return { id, name, description, aliases, iframeUrl: fillTemplate(template, booking.slug, id), ...booking.differs[id] }
}

function fillTemplate(template: string, location: string, service: string): string {
  return template
    .replaceAll('{location}', () => encodeURIComponent(location))
    .replaceAll('{service}', () => encodeURIComponent(service))
}
