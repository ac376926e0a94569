import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import type { DeliveryAnswer } from '../delivery-answer.ts'
import { blankInquiry, franchiseMachine, franchiseView, type InquiryDelivery } from './index.ts'
import type { FranchiseEvent, FranchiseSnapshot, FranchiseView, InquiryDraft } from './index.ts'

const jordan: InquiryDraft = {
  firstName: 'Jordan',
  lastName: 'Reyes',
  email: 'jordan@example.com',
  phone: '(609) 555-0100',
  city: 'Edison',
  state: 'NJ',
  liquidCapital: '100k-250k',
  netWorth: '500k-1m',
  timeFrame: '6-months',
  experience: 'business-owner',
  motivation: 'A clinic of our own, near home.',
  hearAboutUs: 'google',
}

const stamp = { id: 'one', page: '/franchise' }
const another = { ...stamp, id: 'two' }
const submit: FranchiseEvent = { type: 'inquiry.submit', stamp, inquiry: jordan }
const submitIncomplete: FranchiseEvent = {
  type: 'inquiry.submit',
  stamp,
  inquiry: { ...jordan, netWorth: 'plenty' },
}
const retry: FranchiseEvent = { type: 'inquiry.retry' }
const edit: FranchiseEvent = { type: 'inquiry.edit' }
const dismiss: FranchiseEvent = { type: 'inquiry.dismiss' }
const everything = [submit, submitIncomplete, retry, edit, dismiss]

type Step = FranchiseView['step']

function snapshotAt(step: Step): FranchiseSnapshot {
  const inquiry = step === 'idle' ? blankInquiry : jordan
  const answer = step === 'succeeded' ? ('saved' as const) : null
  return franchiseMachine.resolveState({
    value: step,
    context: { stamp: step === 'idle' ? { id: '' } : stamp, inquiry, answer },
  })
}

/** A form whose deliveries wait for the test's answers, and all that it emits. */
function sendingActor() {
  const deliveries: { input: InquiryDelivery; signal: AbortSignal; answer: (given: DeliveryAnswer) => void }[] = []
  const deliver = fromPromise<DeliveryAnswer, InquiryDelivery>(
    ({ input, signal }) => new Promise((answer) => deliveries.push({ input, signal, answer })),
  )
  const clock = new SimulatedClock()
  const actor = createActor(franchiseMachine.provide({ actors: { deliver } }), { clock }).start()
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  return { actor, clock, deliveries, emitted }
}

describe('the franchise inquiry', () => {
  test('begins idle, with nothing kept', () => {
    const [snapshot] = initialTransition(franchiseMachine)
    expect(franchiseView(snapshot)).toEqual({ step: 'idle', isSaved: false, id: '', inquiry: blankInquiry })
    expect(snapshot.context).toEqual({ stamp: { id: '' }, inquiry: blankInquiry, answer: null })
  })

  test.each<[Step, FranchiseEvent, Step]>([
    ['idle', submit, 'submitting'],
    ['refused', retry, 'submitting'],
    ['refused', edit, 'idle'],
    ['succeeded', submit, 'submitting'],
    ['succeeded', dismiss, 'idle'],
  ])('from %s by %j to %s', (from, event, to) => {
    expect(transition(franchiseMachine, snapshotAt(from), event)[0].value).toBe(to)
  })

  test.each<[Step, FranchiseEvent[]]>([
    ['idle', [submitIncomplete, retry, edit, dismiss]],
    ['submitting', everything],
    ['refused', [submit, submitIncomplete, dismiss]],
    ['succeeded', [submitIncomplete, retry, edit]],
  ])('in %s ignores %j', (step, events) => {
    expect(events.filter((event) => snapshotAt(step).can(event))).toEqual([])
  })

  test.each<[Step, FranchiseEvent]>([
    ['refused', edit],
    ['succeeded', dismiss],
  ])('back from %s, forgets everything', (step, event) => {
    const [snapshot] = transition(franchiseMachine, snapshotAt(step), event)
    expect(snapshot.context).toEqual(snapshotAt('idle').context)
  })

  test('keeps the inquiry trimmed, and forgets the answer to the one before', () => {
    const inquiry = { ...jordan, firstName: ' Jordan\u200F ' }
    const [snapshot] = transition(franchiseMachine, snapshotAt('succeeded'), {
      type: 'inquiry.submit',
      stamp,
      inquiry,
    })
    expect(snapshot.context).toEqual({ stamp, inquiry: jordan, answer: null })
  })
})

describe('an inquiry on its way', () => {
  test.each<[DeliveryAnswer, Omit<FranchiseView, 'id' | 'inquiry'>, string[]]>([
    ['received', { step: 'succeeded', isSaved: false }, ['inquiry.delivered']],
    ['saved', { step: 'succeeded', isSaved: true }, ['inquiry.delivered']],
    ['refused', { step: 'refused', isSaved: false }, []],
  ])('and then %s is seen as %j', async (answer, seen, events) => {
    const { actor, deliveries, emitted } = sendingActor()
    actor.send(submit)
    deliveries[0]?.answer(answer)
    await Promise.resolve()
    expect(franchiseView(actor.getSnapshot())).toEqual({ ...seen, id: stamp.id, inquiry: jordan })
    expect(emitted).toEqual(events)
  })

  test('is delivered once, however often it is submitted', () => {
    const { actor, deliveries } = sendingActor()
    for (const event of [submit, ...everything, submit]) actor.send(event)
    expect(deliveries.map(({ input }) => input)).toEqual([{ stamp, inquiry: jordan }])
  })

  test('that cannot be sent is kept for another try', async () => {
    const unprovided = createActor(franchiseMachine).start()
    unprovided.send(submit)
    await new Promise((resolve) => setImmediate(resolve))
    expect(unprovided.getSnapshot().value).toBe('refused')
    expect(unprovided.getSnapshot().context.inquiry).toEqual(jordan)
  })

  test('is waited for through 9,999 ms and given up at 10,000; a late answer changes nothing', async () => {
    const { actor, clock, deliveries, emitted } = sendingActor()
    actor.send(submit)
    clock.increment(9_999)
    expect(actor.getSnapshot().value).toBe('submitting')
    expect(deliveries[0]?.signal.aborted).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('refused')
    expect(deliveries[0]?.signal.aborted).toBe(true)
    deliveries[0]?.answer('received')
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe('refused')
    expect(emitted).toEqual([])
  })

  test('is tried again unchanged under the same stamp, and submitted again under a new one', () => {
    const { actor, clock, deliveries } = sendingActor()
    actor.send(submit)
    clock.increment(10_000)
    actor.send(retry)
    clock.increment(10_000)
    actor.send(edit)
    actor.send({ ...submit, stamp: another })
    expect(deliveries.map(({ input }) => input)).toEqual([
      { stamp, inquiry: jordan },
      { stamp, inquiry: jordan },
      { stamp: another, inquiry: jordan },
    ])
  })
})
