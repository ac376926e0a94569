import { bookingSlugOf } from './booking-lists.ts'
import { allClinics, firstClinics } from './first-clinics.ts'
import type { NavigationLink, Service } from './types.ts'
import { byPhone } from './words/clinic.ts'

/**
 * The clinics that have a service, each with the address of its calendar for it; last those that book by phone and show
 * it on their page. None for a service that is not booked in a clinic.
 */
export function clinicsWith({ booking, card }: Pick<Service, 'booking' | 'card'>): NavigationLink[] {
  if (!booking) return []
  const linked = firstClinics.map((clinic) => ({ ...clinic, list: `/book/${bookingSlugOf(clinic)}` }))
  const online = linked.filter((clinic) => clinic.booking.kind === 'online')
  const called = card ? linked.filter((clinic) => clinic.booking.kind === 'phone') : []
  return [
    ...online.map(({ name, list }) => ({ label: name, href: `${list}/${booking.id}` })),
    ...called.map(({ name, list }) => ({ label: byPhone(name), href: list })),
    ...(allClinics ? [allClinics] : []),
  ]
}
