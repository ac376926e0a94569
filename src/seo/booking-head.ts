import { brand } from '../../content/brand.ts'
import type { BookingIndex, BookingList, BookingLocation, BookingService } from '../../content/types.ts'
import { pageHead, type PageHead } from './head.ts'

export interface BookedPlace {
  index: BookingIndex
  location: string
  service: string | null
  list: BookingList | null
}

/** What search results say of a clinic's booking page, or of one service's calendar there. */
export function describeBooking(clinic: BookingLocation, service: BookingService | undefined): PageHead {
  const { slug, name, place, books, phone } = clinic
  if (service)
    return {
      title: `Book ${service.name} in ${name} · ${brand.shortName}`,
      description: `${service.description} Free times in ${name}.`,
      canonical: `/book/${slug}/${service.id}`,
    }
  return {
    title: `Book in ${name} · ${brand.shortName}`,
    description:
      books === 'online'
        ? `Choose a service and a time at our clinic in ${place}.`
        : `Our clinic in ${place} books by phone: ${phone.display}.`,
    canonical: `/book/${slug}`,
  }
}

/** The head of a booking page: a clinic's list, one service's calendar, or how to book by phone. */
export function bookingHead({ index, location, service, list }: BookedPlace) {
  const clinic = list?.location ?? index.locations.find(({ slug }) => slug === location)
  const offer = list?.services.find(({ id }) => id === service)
  return clinic ? pageHead(describeBooking(clinic, offer)) : {}
}
