import type { BookingIndex, BookingLocation, BookingService } from '../../content/types.ts'
import { findAsked } from './booking.match.ts'
import type { AskedService, BookingContext, Visit } from './booking.types.ts'

/** The clinic with this slug if it takes online bookings. */
export function locationOf(index: BookingIndex, slug: string | null): BookingLocation | undefined {
  return index.locations.find((location) => location.slug === slug && location.books === 'online')
}

/** The index with a clinic that it may lack. */
export function withPlace(index: BookingIndex, place: BookingLocation | undefined): BookingIndex {
  if (!place || index.locations.some(({ slug }) => slug === place.slug)) return index
  return { ...index, locations: [...index.locations, place] }
}

/** What an address says of a service that was asked for. */
export function serviceText(asked: AskedService): string {
  return 'id' in asked ? asked.id : asked.words
}

/** The service asked for, as the loaded list of the clinic asked for has it. */
export function matchedService({ asked, list }: BookingContext): BookingService | undefined {
  return list?.location === asked.location ? findAsked(asked.service, list.services) : undefined
}

/** The step that the last forward move left, if any. */
export function visitedStep(context: BookingContext): Visit['step'] | undefined {
  return context.trail.at(-1)?.step
}
