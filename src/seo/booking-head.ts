import { anyList } from '../../content/any-list.ts'
import { bookIn } from '../../content/words/common.ts'
import * as words from '../../content/words/search-results.ts'
import { brand } from '../../content/brand.ts'
import type { BookingIndex, BookingList, BookingLocation, BookingService, ListedService } from '../../content/types.ts'
import { bookService, selectService } from '../../content/words/booking-titles.ts'
import { pageHead, type PageHead } from './head.ts'

export interface BookedPlace {
  index: BookingIndex
  location: string
  service: string | null
  list: BookingList | null
}

/** What search results show for a clinic's booking page, or for one service's calendar there. */
export function describeBooking(clinic: BookingLocation, service: BookingService | undefined): PageHead {
  const { slug, name, place, books, phone } = clinic
  if (service)
    return {
      title: `${words.bookServiceIn(service.name, name)} · ${brand.shortName}`,
      description: words.calendarDescription(service.description, name),
      canonical: `/book/${slug}/${service.id}`,
    }
  return {
    title: `${bookIn(name)} · ${brand.shortName}`,
    description: books === 'online' ? words.chooseService(place) : words.booksByPhone(place, phone.display),
    canonical: `/book/${slug}`,
  }
}

/** The same where the service comes first, and for one service whose clinic comes next. */
export function describeServiceFirst(service: ListedService | undefined): PageHead {
  const title = service ? bookService(service.name) : selectService
  return {
    title: `${title} · ${brand.shortName}`,
    description: service ? words.chooseClinicFor(service.description) : words.chooseServiceFirst,
    canonical: ['/book', anyList, ...(service ? [service.id] : [])].join('/'),
  }
}

/** The head of a booking page: a clinic's list, one service's calendar, or how to book by phone. */
export function bookingHead({ index, location, service, list }: BookedPlace) {
  if (location === anyList) return pageHead(describeServiceFirst(index.services.find(({ id }) => id === service)))
  const clinic = list?.location ?? index.locations.find(({ slug }) => slug === location)
  const offer = list?.services.find(({ id }) => id === service)
  return clinic ? pageHead(describeBooking(clinic, offer)) : {}
}
