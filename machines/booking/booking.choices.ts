import type { BookingIndex, BookingLocation, BookingService } from '../../content/types.ts'
import { findAsked } from './booking.match.ts'
import type { BookingContext, Visit } from './booking.types.ts'

/** The clinic with this slug if it takes online bookings. */
export function locationOf(index: BookingIndex, slug: string | null): BookingLocation | undefined {
  return index.locations.find((location) => location.slug === slug && location.books === 'online')
}

/** The index with this clinic added, unless the clinic is there already or undefined. */
export function withPlace(index: BookingIndex, place: BookingLocation | undefined): BookingIndex {
  if (!place || index.locations.some(({ slug }) => slug === place.slug)) return index
  return { ...index, locations: [...index.locations, place] }
}

/**
 * The service asked for, found in the loaded list; undefined where that list is another clinic's or has no such
 * service.
 */
export function matchedService({ asked, list }: BookingContext): BookingService | undefined {
  return list?.location === asked.location ? findAsked(asked.service, list.services) : undefined
}

/** The step from which the visitor last moved forward; undefined at the first step. */
export function visitedStep(context: BookingContext): Visit['step'] | undefined {
  return context.trail.at(-1)?.step
}
