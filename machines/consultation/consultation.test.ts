import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { consultationMachine, isPaid, type ConsultationEvent } from './index.ts'

const confirmed: ConsultationEvent = { type: 'payment.confirmed' }

describe('the consultation', () => {
  test('begins unpaid', () => {
    const [snapshot] = initialTransition(consultationMachine)
    expect([snapshot.value, isPaid(snapshot)]).toEqual(['unpaid', false])
  })

  test('is paid once the payment is confirmed', () => {
    const [snapshot] = transition(consultationMachine, initialTransition(consultationMachine)[0], confirmed)
    expect([snapshot.value, isPaid(snapshot)]).toEqual(['paid', true])
  })

  test('stays paid, whatever is confirmed again', () => {
    const actor = createActor(consultationMachine).start()
    actor.send(confirmed)
    expect(actor.getSnapshot().can(confirmed)).toBe(false)
    actor.send(confirmed)
    expect(actor.getSnapshot().value).toBe('paid')
  })
})
