import { describe, expect, test } from 'vitest'
import { transition } from 'xstate'
import { anyList } from '../../content/any-list.ts'
import { askedFor, index, placeOf, snapshotAt } from '../../tests/support/booking-places.ts'
import { anyClinic, bookingMachine, bookingView, restoreBooking, type BookingEvent } from './index.ts'

const open = (location: string | null, service: string | null): BookingEvent => ({
  type: 'booking.open',
  location,
  service: service === null ? null : askedFor(service),
})
const clinic = (location: string): BookingEvent => ({ type: 'location.pick', location })
const service = (service: string): BookingEvent => ({ type: 'service.pick', service })
const first: BookingEvent = { type: 'service.first' }
const back: BookingEvent = { type: 'booking.back' }
const undo: BookingEvent = { type: 'history.back' }

type Move = [from: string, event: BookingEvent, to: string]

const serviceFirst: Move[] = [
  ['closed', open('any', null), 'any'],
  ['closed + princeton', open('any', 'Infrared'), 'any + princeton'],
  ['location', first, 'any'],
  ['location nowhere/-', first, 'any'],
  ['location -/Infrared', first, 'any'],
  ['location < any', first, 'any'],
  ['location', service('infrared-sauna'), 'location -/infrared-sauna'],
  ['location -/Full Body Cryo', service('infrared-sauna'), 'location -/infrared-sauna'],
  ['location montclair/-', service('infrared-sauna'), 'location -/infrared-sauna'],
  ['any', service('infrared-sauna'), 'location -/infrared-sauna < any'],
  ['any', back, 'location'],
  ['any', undo, 'closed'],
  ['location -/infrared-sauna < any', undo, 'any'],
  ['location < any', undo, 'any'],
  [
    'location -/infrared-sauna < any + princeton',
    clinic('princeton'),
    'calendar princeton/infrared-sauna < location -/infrared-sauna < any + princeton',
  ],
  [
    'calendar princeton/infrared-sauna < location -/infrared-sauna < any + princeton',
    undo,
    'location -/infrared-sauna < any + princeton',
  ],
  [
    'calendar princeton/infrared-sauna < location -/infrared-sauna < any + princeton',
    back,
    'listed princeton/- < location -/infrared-sauna < any + princeton',
  ],
  ['listed princeton/- < location -/infrared-sauna < any + princeton', back, 'location < any + princeton'],
]

const refused: [place: string, ...events: BookingEvent[]][] = [
  ['any + princeton', open('princeton', null), clinic('princeton'), service('telehealth'), service('Infrared'), first],
  ['any', { type: 'calendar.complete', start: null }, { type: 'booking.another' }, { type: 'services.retry' }],
  ['location -/infrared-sauna', service('infrared-sauna'), service('telehealth')],
  ['location -/Infrared', service('infrared-sauna')],
  ['closed', first],
  ['loading princeton/-', first],
  ['listed princeton/- + princeton', first],
  ['calendar princeton/infrared-sauna + princeton', first],
  ['booked princeton/infrared-sauna + princeton', first],
]

describe('where the service comes first', () => {
  test.each(serviceFirst.map(([from, event, to]) => ({ from, event, to, said: JSON.stringify(event) })))(
    'from ‘$from’ by $said to ‘$to’',
    ({ from, event, to }) => {
      expect(placeOf(transition(bookingMachine, snapshotAt(from), event)[0])).toBe(to)
    },
  )

  test.each(refused.flatMap(([at, ...events]) => events.map((event) => ({ at, event, said: JSON.stringify(event) }))))(
    '‘$at’ ignores $said',
    ({ at, event }) => {
      expect(snapshotAt(at).can(event)).toBe(false)
    },
  )

  test('all services are shown, and no clinic', () => {
    expect(bookingView(snapshotAt('any'))).toMatchObject({
      step: { name: 'service', status: 'listed', services: index.services },
      canGoBack: true,
      location: undefined,
    })
  })

  test.each([
    [null, 'any'],
    ['infrared-sauna', 'location -/infrared-sauna'],
  ])('its page for the service %s is at ‘%s’', (wanted, place) => {
    const snapshot = restoreBooking({ index, location: anyClinic, service: wanted, list: null })
    expect(placeOf(snapshot)).toBe(place)
    expect(snapshot.context).toEqual(snapshotAt(place).context)
  })

  test('no clinic’s list has its slug', () => {
    expect(anyClinic).toBe(anyList)
    expect(index.locations.map(({ slug }) => slug)).not.toContain(anyClinic)
  })
})
