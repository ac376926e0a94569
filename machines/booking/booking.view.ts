import type { SnapshotFrom } from 'xstate'
import type { AllClinics, BookingLocation, BookingService, ListedService } from '../../content/types.ts'
import { bookingAddress, serviceFirst } from './booking.address.ts'
import { locationOf, matchedService } from './booking.choices.ts'
import type { bookingMachine } from './booking.machine.ts'
import { findAsked } from './booking.match.ts'
import type { BookingContext } from './booking.types.ts'

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>

type BookingNotice =
  { kind: 'booksByPhone'; location: BookingLocation } | { kind: 'unknownLocation' } | { kind: 'serviceNotOffered' }

/** A visit that the calendar has reported. */
interface BookedVisit {
  /** The moment, with its offset; null where the calendar does not say. */
  start: string | null
}

export type BookingStep =
  | { name: 'location' }
  | { name: 'service'; status: 'loading' | 'failed' | 'listed'; services: readonly ListedService[] }
  | { name: 'calendar'; service: BookingService; booked: BookedVisit | null }

/** What the wizard's view needs to know of the machine. Null while it is closed. */
export interface BookingView {
  step: BookingStep
  /** Whether the wizard's own Back is offered. */
  canGoBack: boolean
  /** Undefined at the clinics, and at the services where these come first. */
  location: BookingLocation | undefined
  /** The chosen service's name and id, or those of the one that is known before its clinic is. */
  serviceName: string | undefined
  service: string | undefined
  notice: BookingNotice | undefined
  locations: readonly BookingLocation[]
  allClinics: AllClinics | undefined
}

/** What the wizard shows of a snapshot; null while it is closed. */
export function bookingView(snapshot: BookingSnapshot): BookingView | null {
  const { context } = snapshot
  const location = locationOf(context.index, context.asked.location)
  const step = stepOf(snapshot)
  if (!step) return null
  const known = step.name === 'service' ? undefined : knownService(context)
  return {
    step,
    canGoBack: step.name === 'service' || (step.name === 'calendar' && step.booked === null),
    location,
    serviceName: known?.name,
    service: known?.id,
    notice: noticeOf(step, context),
    locations: context.index.locations,
    allClinics: context.index.allClinics,
  }
}

/** The address of the step that a snapshot is at; null while the wizard is closed. */
export function addressOf(snapshot: BookingSnapshot): string | null {
  const view = bookingView(snapshot)
  if (!view) return null
  const { asked } = snapshot.context
  if (view.notice?.kind === 'booksByPhone') return bookingAddress({ location: asked.location, service: null })
  if (view.step.name === 'location') return bookingAddress({ location: null, service: asked.service })
  if (!view.location) return serviceFirst
  const service = matchedService(snapshot.context)
  return bookingAddress({ location: asked.location, service: service ? { id: service.id } : null })
}

function stepOf(snapshot: BookingSnapshot): BookingStep | undefined {
  const service = matchedService(snapshot.context)
  if (snapshot.matches({ open: 'location' })) return { name: 'location' }
  if (snapshot.matches({ open: 'any' }))
    return { name: 'service', status: 'listed', services: snapshot.context.index.services }
  if (snapshot.matches({ open: 'calendar' }) && service) return { name: 'calendar', service, booked: null }
  if (snapshot.matches({ open: 'booked' }) && service)
    return { name: 'calendar', service, booked: { start: snapshot.context.start } }
  if (!snapshot.matches({ open: 'service' })) return undefined
  const status = (['loading', 'failed', 'listed'] as const).find((name) =>
    snapshot.matches({ open: { service: name } }),
  )
  const services = status === 'listed' ? (snapshot.context.list?.services ?? []) : []
  return { name: 'service', status: status ?? 'loading', services }
}

function knownService(context: BookingContext): ListedService | undefined {
  return matchedService(context) ?? findAsked(context.asked.service, context.index.services)
}

function noticeOf(step: BookingStep, { asked, index }: BookingContext): BookingNotice | undefined {
  if (step.name === 'service' && step.status === 'listed' && asked.service !== null)
    return { kind: 'serviceNotOffered' }
  if (step.name !== 'location' || asked.location === null) return undefined
  const location = index.locations.find(({ slug }) => slug === asked.location)
  return location ? { kind: 'booksByPhone', location } : { kind: 'unknownLocation' }
}
