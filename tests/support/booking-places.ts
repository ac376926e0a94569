import { bookingIndex, bookingList } from '../../content/booking-lists.ts'
import { demonstration } from '../../content/providers.ts'
import {
  bookingMachine,
  serviceText,
  type Asked,
  type AskedService,
  type BookingSnapshot,
} from '../../machines/booking/index.ts'
import type { Visit } from '../../machines/booking/booking.types.ts'

export const index = bookingIndex()
export const services = bookingList('princeton', demonstration.bookingUrlTemplate)?.services ?? []

const values = {
  closed: 'closed',
  location: { open: 'location' },
  any: { open: 'any' },
  loading: { open: { service: 'loading' } },
  failed: { open: { service: 'failed' } },
  listed: { open: { service: 'listed' } },
  calendar: { open: 'calendar' },
  booked: { open: 'booked' },
} as const satisfies Record<string, BookingSnapshot['value']>

/**
 * A snapshot of the wizard at a place, with the real content. A place is written as 'calendar princeton/Infrared <
 * location -/Infrared + princeton': the step, what is asked for (clinic/service, the service by id or in words), the
 * steps before it, and the clinic whose list is loaded.
 */
export function snapshotAt(place: string): BookingSnapshot {
  const [way = '', list] = place.split(' + ')
  const [here = '', ...left] = way.split(' < ')
  const { name, asked } = parse(here)
  const [, value] = Object.entries(values).find(([step]) => step === name) ?? []
  if (!value) throw new Error(`there is no step '${name}'`)
  const trail = left.map(visitOf).toReversed()
  const loaded = list === undefined ? null : { location: list, services }
  const context = { index, asked, trail, list: loaded, start: null }
  return bookingMachine.resolveState({ value, context })
}

/** The place of a snapshot, in the same notation. */
export function placeOf({ value, context: { asked, trail, list } }: BookingSnapshot): string {
  const [name] = Object.entries(values).find(([, known]) => JSON.stringify(known) === JSON.stringify(value)) ?? []
  const way = [{ step: name ?? JSON.stringify(value), asked }, ...trail.toReversed()].map(write)
  return way.join(' < ') + (list === null ? '' : ` + ${list.location}`)
}

function parse(text: string): { name: string; asked: Asked } {
  const [, name = '', location = '-', service = '-'] = /^(\w+)(?: ([^/]*)\/(.*))?$/.exec(text) ?? []
  return {
    name,
    asked: { location: location === '-' ? null : location, service: service === '-' ? null : askedFor(service) },
  }
}

/** The service asked for by a text: a service's id, or otherwise words to be matched. */
export function askedFor(service: string): AskedService {
  return index.services.some(({ id }) => id === service) ? { id: service } : { words: service }
}

function visitOf(text: string): Visit {
  const { name, asked } = parse(text)
  if (name !== 'location' && name !== 'any' && name !== 'service') throw new Error(`no forward move leaves '${name}'`)
  return { step: name, asked }
}

function write({ step, asked }: { step: string; asked: Asked }): string {
  const isUnasked = asked.location === null && asked.service === null
  return isUnasked
    ? step
    : `${step} ${asked.location ?? '-'}/${asked.service === null ? '-' : serviceText(asked.service)}`
}
