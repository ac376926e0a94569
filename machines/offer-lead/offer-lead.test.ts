import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import type { DeliveryAnswer } from '../delivery-answer.ts'
import { offerLeadMachine, offerLeadView, type LeadDelivery, type Offer } from './index.ts'
import type { OfferLeadEvent, OfferLeadSnapshot, OfferLeadView, TimeRequest } from './index.ts'

const jordan = { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '(609) 555-0100' }
const blank = { firstName: '', lastName: '', email: '', phone: '' }
const sampler: Offer = { title: 'Superhuman Sampler', kind: 'general' }
const weightLoss: Offer = { title: 'Medical Weight Loss', kind: 'weight-loss' }
const time: Offer = { title: 'Ask for a time: Infrared Sauna in Princeton', kind: 'general' }
const asked: TimeRequest = {
  request: 'time',
  clinic: 'princeton',
  service: 'infrared-sauna',
  name: 'Jordan Reyes',
  phone: '(609) 555-0100',
  days: 'weekend',
  times: '',
}

const stamp = { id: 'one', page: '/contact' }
const another = { ...stamp, id: 'two' }
const open = (offer: Offer): OfferLeadEvent => ({ type: 'lead.open', offer })
const submit: OfferLeadEvent = { type: 'lead.submit', stamp, lead: jordan }
const submitIncomplete: OfferLeadEvent = { type: 'lead.submit', stamp, lead: { ...jordan, email: 'jordan' } }
const retry: OfferLeadEvent = { type: 'lead.retry' }
const edit: OfferLeadEvent = { type: 'lead.edit' }
const close: OfferLeadEvent = { type: 'lead.close' }
const leave: OfferLeadEvent = { type: 'page.leave' }
const everything = [open(weightLoss), submit, submitIncomplete, retry, edit, close]

type Step = 'closed' | OfferLeadView['step']

function snapshotAt(step: Step): OfferLeadSnapshot {
  const offer = step === 'closed' ? { title: '', kind: 'general' as const } : sampler
  const lead = step === 'closed' || step === 'form' ? blank : jordan
  const ofLead = lead === blank ? { id: '' } : stamp
  const context = { offer, stamp: ofLead, lead, answer: step === 'thankYou' ? ('received' as const) : null }
  return offerLeadMachine.resolveState({ value: step === 'closed' ? step : { open: step }, context })
}

/** A dialog opened for an offer, whose deliveries wait for the test's answers, and all that it emits. */
function sendingActor(offer: Offer) {
  const deliveries: { input: LeadDelivery; signal: AbortSignal; answer: (given: DeliveryAnswer) => void }[] = []
  const deliver = fromPromise<DeliveryAnswer, LeadDelivery>(
    ({ input, signal }) => new Promise((answer) => deliveries.push({ input, signal, answer })),
  )
  const clock = new SimulatedClock()
  const actor = createActor(offerLeadMachine.provide({ actors: { deliver } }), { clock }).start()
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.send(open(offer))
  return { actor, clock, deliveries, emitted }
}

async function answered(offer: Offer, answer: DeliveryAnswer) {
  const { actor, deliveries, emitted } = sendingActor(offer)
  actor.send(submit)
  deliveries[0]?.answer(answer)
  await Promise.resolve()
  return { snapshot: actor.getSnapshot(), emitted }
}

describe('the offer lead dialog', () => {
  test('begins closed', () => {
    expect(initialTransition(offerLeadMachine)[0].value).toBe('closed')
  })

  test.each<[Step, OfferLeadEvent, Step]>([
    ['closed', open(sampler), 'form'],
    ['form', submit, 'sending'],
    ['form', close, 'closed'],
    ['refused', retry, 'sending'],
    ['refused', edit, 'form'],
    ['refused', close, 'closed'],
    ['thankYou', close, 'closed'],
    ['form', leave, 'closed'],
    ['sending', leave, 'closed'],
    ['refused', leave, 'closed'],
    ['thankYou', leave, 'closed'],
  ])('from %s by %j to %s', (from, event, to) => {
    const value = to === 'closed' ? to : { open: to }
    expect(transition(offerLeadMachine, snapshotAt(from), event)[0].value).toEqual(value)
  })

  test.each<[Step, OfferLeadEvent[]]>([
    ['closed', [leave, ...everything.filter((event) => event.type !== 'lead.open')]],
    ['form', [open(weightLoss), submitIncomplete, retry, edit]],
    ['sending', everything],
    ['refused', [open(weightLoss), submit, submitIncomplete]],
    ['thankYou', [open(weightLoss), submit, submitIncomplete, retry, edit]],
  ])('in %s ignores %j', (step, events) => {
    expect(events.filter((event) => snapshotAt(step).can(event))).toEqual([])
  })

  test('is called what was opened', () => {
    const [snapshot] = transition(offerLeadMachine, snapshotAt('closed'), open(weightLoss))
    expect(offerLeadView(snapshot)).toEqual({
      step: 'form',
      title: 'Medical Weight Loss',
      id: '',
      lead: blank,
      isSaved: false,
    })
  })

  test('keeps the lead trimmed', () => {
    const lead = { ...jordan, firstName: ' Jordan\u200F ' }
    const [snapshot] = transition(offerLeadMachine, snapshotAt('form'), { type: 'lead.submit', stamp, lead })
    expect(snapshot.context.lead).toEqual(jordan)
  })

  test.each<Step>(['form', 'refused', 'thankYou'])('closed from %s, forgets everything', (step) => {
    const [snapshot] = transition(offerLeadMachine, snapshotAt(step), close)
    expect(snapshot.context).toEqual(snapshotAt('closed').context)
    expect(offerLeadView(snapshot)).toBeNull()
  })
})

describe('a lead on its way', () => {
  test.each<[Offer, DeliveryAnswer, Partial<OfferLeadView> | null, string[]]>([
    [sampler, 'received', { step: 'thankYou', isSaved: false }, ['lead.delivered']],
    [sampler, 'saved', { step: 'thankYou', isSaved: true }, ['lead.delivered']],
    [sampler, 'refused', { step: 'refused', isSaved: false }, []],
    [weightLoss, 'received', null, ['lead.delivered', 'lead.orderRequested']],
    [weightLoss, 'saved', null, ['lead.delivered', 'lead.orderRequested']],
    [weightLoss, 'refused', { step: 'refused', isSaved: false }, []],
  ])('for %j and then %s is seen as %j', async (offer, answer, seen, events) => {
    const { snapshot, emitted } = await answered(offer, answer)
    expect(offerLeadView(snapshot)).toEqual(seen && { title: offer.title, id: stamp.id, lead: jordan, ...seen })
    expect(emitted).toEqual(events)
  })

  test('is delivered once, however often it is submitted', () => {
    const { actor, deliveries } = sendingActor(sampler)
    for (const event of [submit, submit, retry, close, submit]) actor.send(event)
    expect(deliveries.map(({ input }) => input)).toEqual([{ stamp, lead: jordan, offer: sampler }])
    expect(actor.getSnapshot().value).toEqual({ open: 'sending' })
  })

  test('that cannot be sent is kept for another try', async () => {
    const unprovided = createActor(offerLeadMachine).start()
    unprovided.send(open(sampler))
    unprovided.send(submit)
    await new Promise((resolve) => setImmediate(resolve))
    expect(offerLeadView(unprovided.getSnapshot())).toMatchObject({ step: 'refused', lead: jordan })
  })

  test('is waited for through 9,999 ms and given up at 10,000', () => {
    const { actor, clock, deliveries } = sendingActor(sampler)
    actor.send(submit)
    clock.increment(9_999)
    expect(actor.getSnapshot().value).toEqual({ open: 'sending' })
    expect(deliveries[0]?.signal.aborted).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ open: 'refused' })
    expect(deliveries[0]?.signal.aborted).toBe(true)
  })

  test('may be a request for a time, which is delivered whole; one without a name is not sent', () => {
    const { actor, deliveries } = sendingActor(time)
    actor.send({ type: 'lead.submit', stamp, lead: { ...asked, name: ' ' } })
    expect(actor.getSnapshot().value).toEqual({ open: 'form' })
    actor.send({ type: 'lead.submit', stamp, lead: asked })
    expect(deliveries.map(({ input }) => input)).toEqual([{ stamp, lead: asked, offer: time }])
    expect(offerLeadView(actor.getSnapshot())).toEqual({
      step: 'sending',
      title: time.title,
      id: stamp.id,
      lead: asked,
      isSaved: false,
    })
  })

  test('whose page was left changes nothing when it is answered, and asks for no order page', async () => {
    const { actor, deliveries, emitted } = sendingActor(weightLoss)
    actor.send(submit)
    actor.send(leave)
    deliveries[0]?.answer('received')
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe('closed')
    expect(actor.getSnapshot().context).toEqual(snapshotAt('closed').context)
    expect(emitted).toEqual([])
  })

  test('that is given up and answered late changes nothing', async () => {
    const { actor, clock, deliveries, emitted } = sendingActor(sampler)
    actor.send(submit)
    clock.increment(10_000)
    deliveries[0]?.answer('received')
    await Promise.resolve()
    expect(actor.getSnapshot().value).toEqual({ open: 'refused' })
    expect(emitted).toEqual([])
  })

  test('is tried again unchanged under the same stamp, and submitted again under a new one', () => {
    const { actor, clock, deliveries } = sendingActor(weightLoss)
    actor.send(submit)
    clock.increment(10_000)
    actor.send(retry)
    clock.increment(10_000)
    actor.send(edit)
    actor.send({ ...submit, stamp: another })
    expect(deliveries.map(({ input }) => input)).toEqual([
      { stamp, lead: jordan, offer: weightLoss },
      { stamp, lead: jordan, offer: weightLoss },
      { stamp: another, lead: jordan, offer: weightLoss },
    ])
  })
})
