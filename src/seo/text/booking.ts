import { bookService, selectLocation, selectService, servicesIn } from '../../../content/words/booking-titles.ts'
import { callAt } from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import * as words from '../../../content/words/text-pages.ts'
import { findLocation, locations } from '../../../content/locations/index.ts'
import { clinicsFor } from '../../../content/any-list.ts'
import { bookingSlugOf } from '../../../content/booking-lists.ts'
import { allClinics, firstClinics } from '../../../content/first-clinics.ts'
import type { BookingLocation, BookingService, ListedService, Location } from '../../../content/types.ts'
import { phoneLink } from './actions.ts'
import { heading, link, linkTo, list, plain, textOf } from './markdown.ts'
import { addressLine, hoursLines } from './sections.ts'

/** A clinic's booking page in words: what can be booked there, and the address of each calendar. */
export function bookingListText(clinic: BookingLocation, services: readonly BookingService[]): string {
  const { slug, name } = clinic
  if (clinic.books === 'phone') return phoneText(clinic)
  return textOf([
    heading(1, servicesIn(name)),
    list(
      services.map(
        (service) =>
          `${link(service.name, `/book/${slug}/${service.id}`)}${figuresOf(service)}: ${plain(service.description)}`,
      ),
    ),
    ...clinicFacts(clinic),
  ])
}

/** The services in words, where they come before the clinic. */
export function servicesText(services: readonly ListedService[]): string {
  return textOf([
    heading(1, selectService),
    list(
      services.map(
        (service) =>
          `${link(service.name, clinicsFor(service.id))}${figuresOf(service)}: ${plain(service.description)}`,
      ),
    ),
  ])
}

/** One service and the clinics that have it, in words. */
export function clinicsForText(service: ListedService, clinics: readonly BookingLocation[]): string {
  return textOf([
    heading(1, selectLocation),
    heading(2, bookService(service.name)),
    `${plain(service.description)}${figuresOf(service)}`,
    words.atTheseClinics,
    list(
      clinics
        .filter(({ books }) => books === 'online')
        .map(({ slug, name }) => link(name, `/book/${slug}/${service.id}`)),
    ),
  ])
}

/** One service's calendar at one clinic in words. */
export function calendarText(clinic: BookingLocation, service: BookingService): string {
  return textOf([
    heading(1, bookService(service.name)),
    `${plain(service.description)}${figuresOf(service)}`,
    list([
      link(words.freeTimes(clinic.name), `/book/${clinic.slug}/${service.id}`),
      link(words.allServices(clinic.name), `/book/${clinic.slug}`),
    ]),
    ...clinicFacts(clinic),
  ])
}

/** Minutes and price, in parentheses; empty if neither is known. */
function figuresOf({ session }: ListedService): string {
  const figures = [session?.duration, session?.price].filter((figure) => figure !== undefined)
  return figures.length > 0 ? ` (${figures.join(', ')})` : ''
}

function phoneText(clinic: BookingLocation): string {
  const others = firstClinics.filter(({ booking }) => booking.kind === 'online')
  return textOf([
    heading(1, selectLocation),
    words.otherClinicsOnline(plain(clinic.name), phoneLink(clinic.phone)),
    list([
      ...others.map((location) => link(common.bookIn(location.name), `/book/${bookingSlugOf(location)}`)),
      ...linkTo(allClinics),
    ]),
    ...clinicFacts(clinic),
  ])
}

function clinicFacts({ slug, phone }: BookingLocation): string[] {
  const location = findLocation(slug) ?? locations.find((candidate) => bookingSlugOf(candidate) === slug)
  return location ? [heading(2, location.name), list(factsOf(location, phoneLink(phone)))] : []
}

function factsOf(location: Location, phone: string): string[] {
  const { name, slug, address } = location
  return [
    plain(addressLine(address)),
    ...hoursLines(location),
    callAt(phone),
    link(words.theClinic(name), `/locations/${slug}`),
  ]
}
