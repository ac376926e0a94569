import { describe, expect, test } from 'vitest'
import { createActor, transition } from 'xstate'
import { index, placeOf, snapshotAt } from '../../tests/support/booking-places.ts'
import { bookingMachine, type BookingEvent } from './index.ts'

const start = '2026-12-01T10:30:00-05:00'
const complete: BookingEvent = { type: 'calendar.complete', start }
const another: BookingEvent = { type: 'booking.another' }
const undo: BookingEvent = { type: 'history.back' }
const close: BookingEvent = { type: 'booking.close' }
const calendar = 'calendar princeton/infrared-sauna < service princeton/- < location + princeton'

const moves: [from: string, event: BookingEvent, to: string][] = [
  [
    'calendar princeton/infrared-sauna < service princeton/- < location + princeton',
    complete,
    'booked princeton/infrared-sauna < service princeton/- < location + princeton',
  ],
  ['calendar princeton/Infrared + princeton', complete, 'booked princeton/Infrared + princeton'],
  ['booked princeton/Infrared + princeton', complete, 'booked princeton/Infrared + princeton'],
  ['booked princeton/Infrared + princeton', another, 'listed princeton/- + princeton'],
  [
    'booked princeton/infrared-sauna < service princeton/- < location + princeton',
    another,
    'listed princeton/- < location + princeton',
  ],
  [
    'booked princeton/Infrared < location -/Infrared + princeton',
    another,
    'listed princeton/- < location -/Infrared + princeton',
  ],
  ['booked princeton/Infrared + princeton', undo, 'closed + princeton'],
  [
    'booked princeton/infrared-sauna < service princeton/- < location + princeton',
    undo,
    'listed princeton/- < location + princeton',
  ],
  ['booked princeton/Infrared < location -/Infrared + princeton', undo, 'location -/Infrared + princeton'],
]

describe('a booked visit', () => {
  test.each(moves.map(([from, event, to]) => ({ from, event, to, said: event.type })))(
    'from ‘$from’ by $said to ‘$to’',
    ({ from, event, to }) => {
      expect(placeOf(transition(bookingMachine, snapshotAt(from), event)[0])).toBe(to)
    },
  )

  const steps = (...events: BookingEvent[]) =>
    events.reduce((snapshot, event) => transition(bookingMachine, snapshot, event)[0], snapshotAt(calendar))

  test('has the time that the calendar reported last, or none', () => {
    expect(steps(complete).context.start).toBe(start)
    expect(steps(complete, { ...complete, start: null }).context.start).toBeNull()
    expect(steps({ ...complete, start: null }, complete).context.start).toBe(start)
  })

  test.each([another, undo, close])('has no time once it is left by %j', (event) => {
    expect(steps(complete, event).context.start).toBeNull()
  })

  test('is announced once, by clinic and service alone', () => {
    const actor = createActor(bookingMachine, { input: index, snapshot: snapshotAt(calendar) }).start()
    const emitted: object[] = []
    actor.on('*', (event) => emitted.push(event))
    for (const event of [complete, complete, { ...complete, start: null }]) actor.send(event)
    expect(emitted).toEqual([{ type: 'booking.booked', location: 'princeton', service: 'infrared-sauna' }])
  })
})
