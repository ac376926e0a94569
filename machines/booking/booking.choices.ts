import type { BookingIndex, BookingLocation, BookingService } from '../../content/types.ts'
import { anyClinic } from './booking.address.ts'
import { findAsked } from './booking.match.ts'
import type { Asked, BookingContext, Visit } from './booking.types.ts'

/** Whether the visitor asked to choose the service before the clinic. */
export function beginsWithService({ location }: Asked): boolean {
  return location === anyClinic
}

/** Whether a service of this id is among these. */
export function isNamed(service: string, services: readonly { id: string }[] = []): boolean {
  return services.some(({ id }) => id === service)
}

/** Whether this is a service that may be chosen before its clinic: one of ours, and not the one that is known already. */
export function findsService({ asked, index }: BookingContext, service: string): boolean {
  return isNamed(service, index.services) && findAsked(asked.service, index.services)?.id !== service
}

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
