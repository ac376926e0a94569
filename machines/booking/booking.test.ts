import { describe, expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { BookingLocation } from '../../content/types.ts'
import { askedFor, index, placeOf, services, snapshotAt } from '../../tests/support/booking-places.ts'
import { bookingMachine, bookingView, restoreBooking, type BookingEvent } from './index.ts'

const open = (location: string | null, service: string | null): BookingEvent => ({
  type: 'booking.open',
  location,
  service: service === null ? null : askedFor(service),
})
const clinic = (location: string): BookingEvent => ({ type: 'location.pick', location })
const service = (service: string): BookingEvent => ({ type: 'service.pick', service })
const complete: BookingEvent = { type: 'calendar.complete', start: null }
const another: BookingEvent = { type: 'booking.another' }
const back: BookingEvent = { type: 'booking.back' }
const undo: BookingEvent = { type: 'history.back' }
const close: BookingEvent = { type: 'booking.close' }
const retry: BookingEvent = { type: 'services.retry' }

type Move = [from: string, event: BookingEvent, to: string]

const opening: Move[] = [
  ['closed', open(null, null), 'location'],
  ['closed', open(null, 'Infrared'), 'location -/Infrared'],
  ['closed', open('montclair', null), 'location montclair/-'],
  ['closed', open('nowhere', 'Infrared'), 'location nowhere/Infrared'],
  ['closed', open('__proto__', null), 'location __proto__/-'],
  ['closed', open('princeton', null), 'loading princeton/-'],
  ['closed', open('princeton', 'Infrared'), 'loading princeton/Infrared'],
  ['closed + princeton', open('westfield', null), 'loading westfield/- + princeton'],
  ['closed + princeton', open('princeton', null), 'listed princeton/- + princeton'],
  ['closed + princeton', open('princeton', 'Infrared'), 'calendar princeton/Infrared + princeton'],
  ['closed + princeton', open('princeton', 'Vitamin Shots'), 'listed princeton/Vitamin Shots + princeton'],
  ['closed', open(null, 'infrared-sauna'), 'location -/infrared-sauna'],
  ['closed + princeton', open('princeton', 'infrared-sauna'), 'calendar princeton/infrared-sauna + princeton'],
]

const forward: Move[] = [
  ['location', clinic('princeton'), 'loading princeton/- < location'],
  ['location + westfield', clinic('princeton'), 'loading princeton/- < location + westfield'],
  ['location + princeton', clinic('princeton'), 'listed princeton/- < location + princeton'],
  ['location montclair/-', clinic('princeton'), 'loading princeton/- < location montclair/-'],
  [
    'location -/Infrared + princeton',
    clinic('princeton'),
    'calendar princeton/Infrared < location -/Infrared + princeton',
  ],
  [
    'location -/Telehealth + princeton',
    clinic('princeton'),
    'listed princeton/Telehealth < location -/Telehealth + princeton',
  ],
  ['failed princeton/- < location', retry, 'loading princeton/- < location'],
  [
    'listed princeton/- + princeton',
    service('infrared-sauna'),
    'calendar princeton/infrared-sauna < service princeton/- + princeton',
  ],
  [
    'listed princeton/Telehealth < location -/Telehealth + princeton',
    service('infrared-sauna'),
    'calendar princeton/infrared-sauna < service princeton/Telehealth < location -/Telehealth + princeton',
  ],
]

const wizardsBack: Move[] = [
  ['loading princeton/Infrared', back, 'location'],
  ['loading princeton/- < location', back, 'location'],
  ['failed princeton/Infrared', back, 'location'],
  ['failed princeton/- < location', back, 'location'],
  ['listed princeton/- + princeton', back, 'location + princeton'],
  ['listed princeton/Telehealth < location -/Telehealth + princeton', back, 'location + princeton'],
  ['calendar princeton/Infrared + princeton', back, 'listed princeton/- + princeton'],
  [
    'calendar princeton/infrared-sauna < service princeton/- < location + princeton',
    back,
    'listed princeton/- < location + princeton',
  ],
  [
    'calendar princeton/Infrared < location -/Infrared + princeton',
    back,
    'listed princeton/- < location -/Infrared + princeton',
  ],
]

const browsersBack: Move[] = [
  ['location -/Infrared', undo, 'closed'],
  ['loading princeton/-', undo, 'closed'],
  ['loading princeton/Infrared < location -/Infrared', undo, 'location -/Infrared'],
  ['failed princeton/-', undo, 'closed'],
  ['failed princeton/- < location', undo, 'location'],
  ['listed princeton/Telehealth + princeton', undo, 'closed + princeton'],
  ['listed princeton/- < location -/Infrared + princeton', undo, 'location -/Infrared + princeton'],
  ['listed princeton/- < location montclair/- + princeton', undo, 'location montclair/- + princeton'],
  ['calendar princeton/Infrared + princeton', undo, 'closed + princeton'],
  [
    'calendar princeton/infrared-sauna < service princeton/- < location + princeton',
    undo,
    'listed princeton/- < location + princeton',
  ],
  ['calendar princeton/Infrared < location -/Infrared + princeton', undo, 'location -/Infrared + princeton'],
]

const places = {
  closed: 'closed + princeton',
  location: 'location montclair/Infrared + princeton',
  loading: 'loading westfield/- < location + princeton',
  failed: 'failed westfield/Infrared < location -/Infrared + princeton',
  listed: 'listed princeton/Telehealth < location -/Telehealth + princeton',
  calendar: 'calendar princeton/infrared-sauna < service princeton/- < location + princeton',
  booked: 'booked princeton/infrared-sauna < service princeton/- < location + princeton',
}

const closing = Object.values(places)
  .slice(1)
  .map((from): Move => [from, close, 'closed + princeton'])

const refused: [place: keyof typeof places, ...events: BookingEvent[]][] = [
  ['closed', clinic('princeton'), service('infrared-sauna'), retry, back, undo, close],
  [
    'location',
    open('princeton', null),
    clinic('montclair'),
    clinic('nowhere'),
    clinic(''),
    service('telehealth'),
    service('infrared-sauna'),
  ],
  ['location', retry, back],
  ['loading', open('princeton', null), clinic('princeton'), service('infrared-sauna'), retry],
  ['failed', open('princeton', null), clinic('princeton'), service('infrared-sauna')],
  ['listed', open('princeton', 'Infrared'), clinic('princeton'), service('telehealth'), service('Infrared'), retry],
  ['calendar', open('westfield', null), clinic('princeton'), service('infrared-sauna'), retry, another],
  ['booked', open('westfield', null), clinic('princeton'), service('infrared-sauna'), retry, back],
  ['closed', complete, another],
  ['location', complete, another],
  ['loading', complete, another],
  ['failed', complete, another],
  ['listed', complete, another],
]

function after(from: string, event: BookingEvent): string {
  return placeOf(transition(bookingMachine, snapshotAt(from), event)[0])
}

describe('the booking wizard', () => {
  test('begins closed, with nothing asked', () => {
    expect(placeOf(initialTransition(bookingMachine, index)[0])).toBe('closed')
  })

  describe.each(Object.entries({ opening, forward, wizardsBack, browsersBack, closing }))('%s', (_, moves) => {
    test.each(moves.map(([from, event, to]) => ({ from, event, to, said: JSON.stringify(event) })))(
      'from ‘$from’ by $said to ‘$to’',
      ({ from, event, to }) => {
        expect(after(from, event)).toBe(to)
      },
    )
  })

  test.each(refused.flatMap(([at, ...events]) => events.map((event) => ({ at, event, said: JSON.stringify(event) }))))(
    '$at ignores $said',
    ({ at, event }) => {
      expect(snapshotAt(places[at]).can(event)).toBe(false)
      expect(after(places[at], event)).toBe(places[at])
    },
  )
})

describe('a clinic that the wizard does not know', () => {
  const hoboken: BookingLocation = {
    slug: 'hoboken',
    name: 'Hoboken',
    place: 'Hoboken, NJ',
    phone: { e164: '+12015550170', display: '(201) 555-0170' },
    books: 'online',
  }
  const openAt = (place: BookingLocation): BookingEvent => ({
    type: 'booking.open',
    location: place.slug,
    service: null,
    place,
  })
  const pickAt = (place: BookingLocation): BookingEvent => ({ type: 'location.pick', location: place.slug, place })

  test.each<[from: string, event: BookingEvent, to: string]>([
    ['closed', openAt(hoboken), 'loading hoboken/-'],
    ['location', pickAt(hoboken), 'loading hoboken/- < location'],
    ['closed', openAt({ ...hoboken, books: 'phone' }), 'location hoboken/-'],
  ])('comes with the event: from ‘%s’ case %#', (from, event, to) => {
    const [next] = transition(bookingMachine, snapshotAt(from), event)
    expect(placeOf(next)).toBe(to)
    expect(next.context.index.locations.at(-1)?.slug).toBe('hoboken')
    expect(bookingView(next)?.locations).toHaveLength(index.locations.length + 1)
  })

  test('is not picked where it books by phone', () => {
    const event: BookingEvent = pickAt({ ...hoboken, books: 'phone' })
    expect(snapshotAt('location').can(event)).toBe(false)
  })

  test('is still known after Back, once it was picked', () => {
    const [picked] = transition(bookingMachine, snapshotAt('location'), pickAt(hoboken))
    const [returned] = transition(bookingMachine, picked, undo)
    expect(placeOf(returned)).toBe('location')
    expect(bookingView(returned)?.locations.at(-1)?.slug).toBe('hoboken')
    expect(returned.can(clinic('hoboken'))).toBe(true)
  })

  test('is added to the index once, and known from then on', () => {
    const [opened] = transition(bookingMachine, snapshotAt('closed'), openAt(hoboken))
    const [closed] = transition(bookingMachine, opened, close)
    const [again] = transition(bookingMachine, closed, open('hoboken', null))
    expect(placeOf(again)).toBe('loading hoboken/-')
    const [twice] = transition(bookingMachine, closed, openAt(hoboken))
    expect(twice.context.index).toBe(closed.context.index)
  })
})

describe('a wizard restored at a page’s place', () => {
  const clinicOf = (slug: string) => index.locations.find((location) => location.slug === slug)
  const princeton = clinicOf('princeton')
  const list = princeton ? { location: princeton, services } : null

  test.each([
    [{ index, location: 'montclair', service: null, list: null }, 'location montclair/-'],
    [{ index, location: 'princeton', service: null, list }, 'listed princeton/- + princeton'],
    [
      { index, location: 'princeton', service: 'infrared-sauna', list },
      'calendar princeton/infrared-sauna + princeton',
    ],
  ])('is at the step of that page: case %#', (page, place) => {
    const snapshot = restoreBooking(page)
    expect(placeOf(snapshot)).toBe(place)
    expect(snapshot.context).toEqual(snapshotAt(place).context)
  })

  test('continues from there like any other wizard', () => {
    const restored = restoreBooking({ index, location: 'princeton', service: 'infrared-sauna', list })
    expect(placeOf(transition(bookingMachine, restored, back)[0])).toBe('listed princeton/- + princeton')
  })
})
