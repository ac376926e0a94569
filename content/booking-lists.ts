import { brand } from './brand.ts'
import { allClinics, firstClinics } from './first-clinics.ts'
import { locations } from './locations/index.ts'
import { cardPictureOf } from './picture-of.ts'
import { services } from './services/index.ts'
import { besideFigures } from './words/service-detail.ts'
import type {
  BookingIndex,
  BookingList,
  BookingLocation,
  BookingOffer,
  BookingService,
  ClinicList,
  ListedService,
  ListedClinic,
  Location,
  OnlineBooking,
  Service,
} from './types.ts'
import { ourClinic } from './words/booking.ts'

/** The order of docs/product/booking.md, P-BOOK-6; a list not named here comes after these. */
const listOrder = ['westfield', 'cincinnati', 'englishtown', 'princeton', 'red-bank']

/** The same for the services. */
const serviceOrder = [
  'slim-pod',
  'shockwave-women',
  'targeted-cryo',
  'full-body-cryo',
  'compression-therapy',
  'shockwave-men',
  'acoustic-therapy',
  'glp1-therapy',
  'cryo-skin',
  'infrared-sauna',
  'cryo-body-shaping',
  'nad-injections',
]

const offers = services
  .flatMap((service) => (service.booking ? { ...service.booking, session: sessionOf(service) } : []))
  .toSorted((one, other) => placeIn(serviceOrder, one.id) - placeIn(serviceOrder, other.id))

const onlineLocations = locations
  .filter(({ booking }) => booking.kind === 'online')
  .toSorted((one, other) => placeIn(listOrder, bookingSlugOf(one)) - placeIn(listOrder, bookingSlugOf(other)))

const phoneLocations = locations.filter(({ booking }) => booking.kind === 'phone')
const phoneLists = phoneLocations.filter((location) => !firstClinics.includes(location))
const locationBySlug = new Map(
  [...onlineLocations, ...phoneLists].map((location) => [bookingSlugOf(location), location]),
)

/** The slugs of the booking lists, in the order of docs/product/booking.md, P-BOOK-6. */
export const bookingListSlugs: readonly string[] = onlineLocations.map(bookingSlugOf)

/** Who books by phone and is not among the first clinics: the wizard learns of them from a list without services. */
export const phoneListSlugs: readonly string[] = phoneLists.map(({ slug }) => slug)

/** The ids of the services that are booked in a calendar, in the order of docs/product/booking.md, P-BOOK-7. */
export const bookingServiceIds: readonly string[] = offers.map(({ id }) => id)

/** Where a clinic's booking begins: its list's slug, or its own where it books by phone. */
export function bookingSlugOf({ slug, booking }: Location): string {
  return booking.kind === 'online' ? booking.slug : slug
}

/** Where bookings begin: the clinics with a list, then those that book by phone. */
export function bookingLocations(clinics: readonly Location[] = locations): BookingLocation[] {
  return [...onlineLocations, ...phoneLocations].filter((one) => clinics.includes(one)).map(toBookingLocation)
}

/** What the wizard knows from the start: the first clinics, and the services' names. */
export function bookingIndex(): BookingIndex {
  return {
    locations: bookingLocations(firstClinics).map((place) => {
      const clinic = firstClinics.find((one) => bookingSlugOf(one) === place.slug)
      return clinic ? { ...place, visit: visitOf(clinic) } : place
    }),
    ...(allClinics && { allClinics }),
    services: offers.map(toListedService),
  }
}

/** The page that lists every clinic, in content order. */
export function clinicList(): ClinicList {
  return {
    path: '/locations/all',
    title: 'All clinics',
    description: `All ${locations.length} clinics of ${brand.name}, each with a link to its page.`,
    clinics: locations.map(listedClinic),
  }
}

/** A clinic as a list of all, or a search, shows it. */
export function listedClinic(location: Location): ListedClinic {
  return { name: location.name, slug: location.slug, booking: toBookingLocation(location) }
}

/** One clinic's services with the addresses of their calendars; undefined for a slug without a list. */
export function bookingList(slug: string, template: string): BookingList | undefined {
  const location = locationBySlug.get(slug)
  if (!location) return undefined
  const { booking } = location
  return {
    location: { ...toBookingLocation(location), visit: visitOf(location) },
    services: booking.kind === 'online' ? offers.map((offer) => toBookingService(offer, booking, template)) : [],
  }
}

function placeIn(order: readonly string[], name: string): number {
  const place = order.indexOf(name)
  return place === -1 ? order.length : place
}

function toBookingLocation(location: Location): BookingLocation {
  const { name, place, phone, booking } = location
  const called = booking.kind === 'online' ? booking.name : name
  return {
    slug: bookingSlugOf(location),
    name: called,
    place: called === name ? place : ourClinic(name),
    phone,
    books: booking.kind,
  }
}

type Visit = NonNullable<BookingLocation['visit']>

function visitOf({ slug, address, timeZone, hours, specialDays }: Location): Visit {
  return { page: slug, address, timeZone, hours, specialDays, picture: cardPictureOf(slug) }
}

type Offer = BookingOffer & Pick<BookingService, 'session'>

function toListedService({ id, name, aliases, description, session }: Offer): ListedService {
  return { id, name, aliases, description, ...(session && { session }) }
}

function toBookingService(offer: Offer, booking: OnlineBooking, template: string): BookingService {
  const { arrive, bring } = offer.before
  return {
    ...offer,
    before: { arrive, bring },
    iframeUrl: fillTemplate(template, booking.slug, offer.id),
    ...booking.differs[offer.id],
  }
}

/** Of a treatment without a card, its page knows the minutes and the price. */
function sessionOf({
  slug,
  name,
  climate,
  detail,
  facts,
  session,
  page,
  consultationFirst,
}: Service): NonNullable<BookingService['session']> {
  const shown = {
    name,
    climate,
    picture: cardPictureOf(slug),
    ...(session && { phases: session }),
    ...(consultationFirst && { consultationFirst }),
  }
  if (detail) return { ...shown, duration: besideFigures(detail.duration), price: detail.price }
  const minutes = facts.find(({ label }) => label.startsWith('minutes'))
  const price = page?.flatMap((section) => (section.kind === 'pricing' ? section.cards : [])).at(0)?.price
  return {
    ...shown,
    ...(minutes && { duration: `${minutes.figure} ${minutes.label}` }),
    ...(price !== undefined && { price }),
  }
}

function fillTemplate(template: string, location: string, service: string): string {
  return template
    .replaceAll('{location}', () => encodeURIComponent(location))
    .replaceAll('{service}', () => encodeURIComponent(service))
}
