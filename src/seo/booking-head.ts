import { brand } from '../../content/brand.ts'
import type { BookingIndex, BookingList } from '../../content/types.ts'
import { pageHead } from './head.ts'

export interface BookedPlace {
  index: BookingIndex
  location: string
  service: string | null
  list: BookingList | null
}

/** The head of a booking page: a clinic's list, one service's calendar, or how to book by phone. */
export function bookingHead({ index, location, service, list }: BookedPlace) {
  const clinic = index.locations.find(({ slug }) => slug === location)
  const offer = list?.services.find(({ id }) => id === service)
  const where = clinic?.name ?? ''
  return pageHead({
    title: `${offer ? `Book ${offer.name} in ${where}` : `Book in ${where}`} · ${brand.shortName}`,
    description: offer?.description ?? `Choose a service and a time at our clinic in ${clinic?.place ?? ''}.`,
    canonical: `/book/${[location, ...(offer ? [offer.id] : [])].join('/')}`,
  })
}
