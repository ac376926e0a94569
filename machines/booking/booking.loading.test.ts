import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { BookingService } from '../../content/types.ts'
import { index, placeOf, services } from '../../tests/support/booking-places.ts'
import { bookingMachine, type BookingEmitted } from './index.ts'

interface Request {
  location: string
  arrive: (list: readonly BookingService[]) => void
  fail: (error: Error) => void
}

/** A running wizard whose requests for lists wait for the test's answer. */
function runningWizard() {
  const requests: Request[] = []
  const emitted: BookingEmitted[] = []
  const loadServices = fromPromise<readonly BookingService[], { location: string }>(
    ({ input }) => new Promise((arrive, fail) => requests.push({ location: input.location, arrive, fail })),
  )
  const actor = createActor(bookingMachine.provide({ actors: { loadServices } }), { input: index }).start()
  actor.on('booking.calendarShown', (event) => emitted.push(event))
  const settled = async () => {
    const isSettled = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      !snapshot.matches({ open: { service: 'loading' } })
    return placeOf(await waitFor(actor, isSettled))
  }
  return { actor, requests, emitted, settled }
}

describe('the clinic’s list', () => {
  test.each([
    { service: null, to: 'listed princeton/- + princeton' },
    { service: 'Infrared', to: 'calendar princeton/Infrared + princeton' },
    { service: 'Telehealth', to: 'listed princeton/Telehealth + princeton' },
  ])('once here, leads from the service $service to ‘$to’', async ({ service, to }) => {
    const { actor, requests, settled } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: service === null ? null : { words: service } })
    requests[0]?.arrive(services)
    expect(await settled()).toBe(to)
    expect(requests.map(({ location }) => location)).toEqual(['princeton'])
  })

  test('is asked for again after a failure', async () => {
    const { actor, requests, settled } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: { words: 'Infrared' } })
    requests[0]?.fail(new Error('offline'))
    expect(await settled()).toBe('failed princeton/Infrared')
    actor.send({ type: 'services.retry' })
    requests[1]?.arrive(services)
    expect(await settled()).toBe('calendar princeton/Infrared + princeton')
    expect(requests.map(({ location }) => location)).toEqual(['princeton', 'princeton'])
  })

  test('is not asked for twice', async () => {
    const { actor, requests, settled } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    requests[0]?.arrive(services)
    await settled()
    actor.send({ type: 'booking.close' })
    actor.send({ type: 'booking.open', location: 'princeton', service: { words: 'Infrared' } })
    expect(placeOf(actor.getSnapshot())).toBe('calendar princeton/Infrared + princeton')
    expect(requests.map(({ location }) => location)).toEqual(['princeton'])
  })

  test('changes nothing when it comes after the wizard was closed', async () => {
    const { actor, requests } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    actor.send({ type: 'booking.close' })
    requests[0]?.arrive(services)
    await setImmediate()
    expect(placeOf(actor.getSnapshot())).toBe('closed')
  })

  test('of a clinic that was left is not used for the next clinic', async () => {
    const { actor, requests, settled } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    actor.send({ type: 'booking.back' })
    actor.send({ type: 'location.pick', location: 'westfield' })
    requests[0]?.arrive(services)
    await setImmediate()
    expect(placeOf(actor.getSnapshot())).toBe('loading westfield/- < location')
    requests[1]?.arrive([])
    expect(await settled()).toBe('listed westfield/- < location + westfield')
    expect(actor.getSnapshot().context.list).toEqual({ location: 'westfield', services: [] })
  })

  test('fails where nobody provides it', async () => {
    const actor = createActor(bookingMachine, { input: index }).start()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    const snapshot = await waitFor(actor, (current) => current.matches({ open: { service: 'failed' } }))
    expect(placeOf(snapshot)).toBe('failed princeton/-')
  })
})

describe('booking.calendarShown', () => {
  test('is emitted once at each arrival, with the service’s id', async () => {
    const { actor, requests, emitted, settled } = runningWizard()
    actor.send({ type: 'booking.open', location: 'princeton', service: { words: 'cryotherapy' } })
    requests[0]?.arrive(services)
    await settled()
    actor.send({ type: 'booking.back' })
    actor.send({ type: 'service.pick', service: 'infrared-sauna' })
    actor.send({ type: 'history.back' })
    actor.send({ type: 'booking.close' })
    expect(emitted).toEqual([
      { type: 'booking.calendarShown', location: 'princeton', service: 'full-body-cryo' },
      { type: 'booking.calendarShown', location: 'princeton', service: 'infrared-sauna' },
    ])
  })
})
