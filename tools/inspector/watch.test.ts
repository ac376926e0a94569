import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { BookingService } from '../../content/types.ts'
import type { DeliveryAnswer } from '../../machines/delivery-answer.ts'
import { flows } from '../../machines/registry.ts'
import type { LeadDelivery } from '../../machines/offer-lead/offer-lead.types.ts'
import { nameOf } from '../paths/core/explore.ts'
import { listen } from './listening.ts'

let listening: ReturnType<typeof listen>
beforeEach(() => {
  listening = listen()
})
afterEach(() => listening.unwatch())

const { services } = flows.booking.input
const openWizard = { type: 'booking.open', location: null, service: null } as const

/** A running wizard whose list arrives at once; counts how often it is fetched. */
function startBooking() {
  const asked: string[] = []
  const loadServices = fromPromise<readonly BookingService[], { location: string }>(async ({ input }) => {
    asked.push(input.location)
    return services
  })
  const machine = flows.booking.machine.provide({ actors: { loadServices } })
  return { actor: createActor(machine, { input: flows.booking.input }).start(), asked }
}

/**
 * The log of a flow's last actor, a line for each entry: the event, the states before and after, and the transitions of
 * each microstep.
 */
function logOf(flow: string): string[] {
  return listening.actorOf(flow).entries.map(({ event, before, after }) => {
    const steps = after.microsteps.map(({ transitions }) => transitions.join(' and ')).join(', then ')
    return `${event.type}: ${before.join(' & ')} -> ${after.leaves.join(' & ')}${steps && ` by ${steps}`}`
  })
}

describe('the log', () => {
  test('has every event with its states and microsteps, ignored ones too', async () => {
    const { actor } = startBooking()
    actor.send({ type: 'booking.back' })
    actor.send(openWizard)
    actor.send({ type: 'location.pick', location: 'princeton' })
    await expect.poll(() => listening.actorOf('booking').present.leaves).toEqual(['open.service.listed'])
    expect(logOf('booking')).toEqual([
      'xstate.init:  -> closed',
      'booking.back: closed -> closed',
      'booking.open: closed -> open.location by closed booking.open, then open.arriving always #2',
      'location.pick: open.location -> open.service.loading by open.location location.pick, then open.arriving always #3',
      'xstate.done.actor.loadServices: open.service.loading -> open.service.listed by open.service.loading xstate.done.actor.loadServices, then open.arriving always #5',
    ])
  })

  test('shows what an actor would take now, and what it waits for', () => {
    const { actor } = startBooking()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    const { allowed, waitsFor } = listening.actorOf('booking').present
    expect({ allowed: allowed.map(nameOf), waitsFor }).toEqual({
      allowed: [
        'booking.back',
        'history.back',
        'booking.close',
        'loadServices done: the list',
        'loadServices error: no answer',
      ],
      waitsFor: ['loadServices'],
    })
  })

  test('says when an actor has ended', async () => {
    startBooking().actor.stop()
    await expect.poll(() => listening.actorOf('booking').isRunning).toBe(false)
    expect(logOf('booking')).toEqual(['xstate.init:  -> closed', 'xstate.stop: closed -> closed'])
  })

  test('leaves out actors of machines that are no flow', () => {
    createActor(fromPromise(async () => 'done')).start()
    expect(listening.inspection().actors).toEqual([])
  })
})

describe('the panel’s commands', () => {
  test('send an event', () => {
    const { actor } = startBooking()
    listening.execute({ type: '@inspector.send', sessionId: actor.sessionId, event: openWizard })
    expect(actor.getSnapshot().value).toEqual({ open: 'location' })
  })

  test('to an actor that has ended, or never was, change nothing', () => {
    const { actor } = startBooking()
    actor.stop()
    listening.execute({ type: '@inspector.restore', sessionId: actor.sessionId, entry: 0 })
    listening.execute({ type: '@inspector.send', sessionId: 'x:unheard-of', event: openWizard })
    expect(actor.getSnapshot().status).toBe('stopped')
  })

  test('put an actor back, and its subscribers notice', async () => {
    const { actor } = startBooking()
    const seen: string[] = []
    actor.subscribe(({ value, context }) => seen.push(`${JSON.stringify(value)} ${context.trail.length}`))
    actor.send(openWizard)
    actor.send({ type: 'location.pick', location: 'princeton' })
    await expect.poll(() => actor.getSnapshot().matches({ open: { service: 'listed' } })).toBe(true)
    listening.execute({ type: '@inspector.restore', sessionId: actor.sessionId, entry: 1 })
    expect(actor.getSnapshot().value).toEqual({ open: 'location' })
    expect(actor.getSnapshot().context.list).toBe(null)
    expect(seen.at(-1)).toBe('{"open":"location"} 0')
    actor.send({ type: 'location.pick', location: 'princeton' })
    await expect.poll(() => actor.getSnapshot().matches({ open: { service: 'listed' } })).toBe(true)
  })

  test('put back into a state that waits for an answer, ask again', async () => {
    const { actor, asked } = startBooking()
    actor.send({ type: 'booking.open', location: 'princeton', service: null })
    await expect.poll(() => actor.getSnapshot().matches({ open: { service: 'listed' } })).toBe(true)
    listening.execute({ type: '@inspector.restore', sessionId: actor.sessionId, entry: 1 })
    expect(actor.getSnapshot().value).toEqual({ open: { service: 'loading' } })
    await expect.poll(() => actor.getSnapshot().matches({ open: { service: 'listed' } })).toBe(true)
    expect(asked).toEqual(['princeton', 'princeton'])
  })

  test('put back into a state with a delay, restart it; the delay of the state left is cancelled', () => {
    const clock = new SimulatedClock()
    const deliver = fromPromise<DeliveryAnswer, LeadDelivery>(() => new Promise(() => undefined))
    const actor = createActor(flows['offer-lead'].machine.provide({ actors: { deliver } }), { clock }).start()
    actor.send({ type: 'lead.open', ...flows['offer-lead'].events['lead.open']['for an offer'] })
    actor.send({ type: 'lead.submit', ...flows['offer-lead'].events['lead.submit']['a complete lead'] })
    clock.increment(9000)
    listening.execute({ type: '@inspector.restore', sessionId: actor.sessionId, entry: 1 })
    clock.increment(9000)
    expect(actor.getSnapshot().value).toEqual({ open: 'form' })
    listening.execute({ type: '@inspector.restore', sessionId: actor.sessionId, entry: 2 })
    clock.increment(9999)
    expect(actor.getSnapshot().value).toEqual({ open: 'sending' })
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ open: 'refused' })
  })
})
