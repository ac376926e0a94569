import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import { leadDeliveryMachine, leadDeliveryView } from './index.ts'
import type { Attempt, AttemptInput, KeptLead, LeadDeliveryEvent, LeadDeliverySnapshot } from './index.ts'

type State = LeadDeliverySnapshot['value']

const state = { isMisdirected: false, isRefused: false, isExpiring: false }
const lead: KeptLead = { id: 'one', kind: 'lead', body: '{}', storedAt: 0, isOwn: true, ...state }
const refusedLead: KeptLead = { ...lead, id: 'two', isRefused: true }
const nothing: Attempt = { verdict: 'nothing', hasArrived: false, kept: [], pause: null }
const postponed: Attempt = { verdict: 'postponed', hasArrived: false, kept: [lead], pause: 5000 }
const refused: Attempt = { verdict: 'refused', hasArrived: false, kept: [refusedLead], pause: null }
const received: Attempt = { verdict: 'received', hasArrived: false, kept: [], pause: null }

const types = ['lead.stored', 'browser.online', 'page.show', 'kept.retry', 'kept.delete', 'notice.close'] as const

function snapshotAt(value: State): LeadDeliverySnapshot {
  const keptIn: Partial<Record<State, KeptLead[]>> = { waiting: [lead], deleting: [lead], refused: [refusedLead] }
  const kept = keptIn[value] ?? []
  const context = { kept, hasArrived: value === 'delivered', pause: 5000, isHasty: false, lookAgain: null }
  return leadDeliveryMachine.resolveState({ value, context })
}

/** A machine whose attempts and deletions wait for the test's answers. */
function heldMachine() {
  const attempts: { input: AttemptInput; answer: (attempt: Attempt) => void; fail: (error: Error) => void }[] = []
  const deletions: { ids: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = []
  const clock = new SimulatedClock()
  const machine = leadDeliveryMachine.provide({
    actors: {
      attempt: fromPromise<Attempt, AttemptInput>(
        ({ input }) => new Promise((answer, fail) => attempts.push({ input, answer, fail })),
      ),
      deleteKept: fromPromise<void, { ids: readonly string[] }>(
        ({ input: { ids } }) => new Promise((answer, fail) => deletions.push({ ids, answer, fail })),
      ),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    clock,
    attempts,
    deletions,
    state: () => actor.getSnapshot().value,
    view: () => leadDeliveryView(actor.getSnapshot()),
    kept: () => actor.getSnapshot().context.kept,
    send: (...events: LeadDeliveryEvent['type'][]) => events.forEach((type) => actor.send({ type })),
    answer: async (attempt: Attempt) => {
      attempts.at(-1)?.answer(attempt)
      await settle()
    },
    failAttempt: async () => {
      attempts.at(-1)?.fail(new Error('storage'))
      await settle()
    },
    endDeletion: async (isDone: boolean) => {
      if (isDone) deletions.at(-1)?.answer()
      else deletions.at(-1)?.fail(new Error('storage'))
      await settle()
    },
  }
}

describe('what is kept', () => {
  test('is tried as soon as the page is there, in haste', () => {
    expect(initialTransition(leadDeliveryMachine)[0].value).toBe('sending')
    expect(heldMachine().attempts.map(({ input }) => input)).toEqual([{ isHasty: true, shownIds: [] }])
  })

  test.each<[State, LeadDeliveryEvent['type'], State]>([
    ['idle', 'lead.stored', 'sending'],
    ['idle', 'page.show', 'sending'],
    ['waiting', 'lead.stored', 'sending'],
    ['waiting', 'browser.online', 'sending'],
    ['waiting', 'page.show', 'sending'],
    ['waiting', 'kept.retry', 'sending'],
    ['waiting', 'kept.delete', 'deleting'],
    ['refused', 'lead.stored', 'sending'],
    ['refused', 'page.show', 'sending'],
    ['refused', 'kept.delete', 'deleting'],
    ['delivered', 'lead.stored', 'sending'],
    ['delivered', 'notice.close', 'idle'],
  ])('from %s by %s to %s', (from, type, to) => {
    expect(transition(leadDeliveryMachine, snapshotAt(from), { type })[0].value).toBe(to)
  })

  test.each<[State, readonly LeadDeliveryEvent['type'][]]>([
    ['idle', ['lead.stored', 'page.show']],
    ['sending', ['lead.stored', 'browser.online', 'page.show']],
    ['waiting', ['lead.stored', 'browser.online', 'page.show', 'kept.retry', 'kept.delete']],
    ['refused', ['lead.stored', 'page.show', 'kept.delete']],
    ['delivered', ['lead.stored', 'notice.close']],
    ['deleting', []],
  ])('in %s nothing but %j has an effect', (state, allowed) => {
    expect(types.filter((type) => snapshotAt(state).can({ type }))).toEqual(allowed)
  })

  test.each<[string, Attempt, State]>([
    ['nothing', nothing, 'idle'],
    ['a first try that is received', received, 'idle'],
    ['what waited and is received', { ...received, hasArrived: true }, 'delivered'],
    ['what is postponed', postponed, 'waiting'],
    ['what is refused', refused, 'refused'],
    ['one received and one refused before', { ...received, hasArrived: true, kept: [refusedLead] }, 'refused'],
    ['one refused and one that waits', { ...refused, kept: [lead, refusedLead], pause: 10 }, 'waiting'],
    ['what is not due', { ...nothing, kept: [lead], pause: 1 }, 'waiting'],
  ])('after an attempt at %s is kept as the attempt says', async (_, attempt, state) => {
    const { answer, kept, ...machine } = heldMachine()
    await answer(attempt)
    expect(machine.state()).toBe(state)
    expect(kept()).toEqual(attempt.kept)
    expect(machine.attempts).toHaveLength(1)
  })

  test('is sent one by one while another is due; only the first attempt is hasty', async () => {
    const { attempts, answer, state } = heldMachine()
    await answer({ ...received, kept: [lead], pause: 0 })
    await answer({ ...received, kept: [lead], pause: 0 })
    await answer(received)
    expect(attempts.map(({ input }) => input.isHasty)).toEqual([true, false, false])
    expect(state()).toBe('idle')
  })

  test.each<[string, LeadDeliveryEvent['type'][], Attempt[]]>([
    ['something happened meanwhile', ['lead.stored'], [{ ...received, hasArrived: true }, nothing]],
    [
      'another, which was never shown as waiting, is sent after it',
      [],
      [{ ...received, hasArrived: true, pause: 0 }, received],
    ],
    ['another tab sent it', [], [postponed, { ...nothing, hasArrived: true }]],
  ])('is reported as received, though %s', async (_, events, outcomes) => {
    const { answer, clock, send, state } = heldMachine()
    send(...events)
    for (const outcome of outcomes) {
      await answer(outcome)
      if (state() === 'waiting') clock.increment(5000)
    }
    expect(state()).toBe('delivered')
  })

  test('is not reported as received while another waits', async () => {
    const { answer, clock, state } = heldMachine()
    await answer({ ...postponed, hasArrived: true })
    clock.increment(5000)
    await answer(nothing)
    expect(state()).toBe('idle')
  })

  test('is still reported as received while something else is sent, and afterwards', async () => {
    const { answer, send, view } = heldMachine()
    await answer({ ...received, hasArrived: true })
    send('lead.stored')
    expect(view()).toMatchObject({ phase: 'sending', isDelivered: true, isBusy: true })
    await answer(nothing)
    expect(view()).toMatchObject({ phase: 'delivered', isDelivered: true })
    send('notice.close')
    expect(view()).toMatchObject({ phase: 'idle', isDelivered: false })
    send('lead.stored')
    await answer(nothing)
    expect(view()).toMatchObject({ phase: 'idle', isDelivered: false })
  })

  test('waits exactly as long as the attempt says', async () => {
    const { attempts, answer, clock, state } = heldMachine()
    await answer(postponed)
    clock.increment(4999)
    expect([state(), attempts.length]).toEqual(['waiting', 1])
    clock.increment(1)
    expect([state(), attempts.length]).toEqual(['sending', 2])
    expect(attempts.at(-1)?.input).toEqual({ isHasty: false, shownIds: ['one'] })
  })

  test.each([
    ['lead.stored', false],
    ['browser.online', true],
    ['page.show', true],
    ['kept.retry', true],
  ] as const)('is tried by %s before its time, in haste: %s', async (type, isHasty) => {
    const { attempts, answer, send } = heldMachine()
    await answer(postponed)
    send(type)
    expect(attempts.at(-1)?.input).toEqual({ isHasty, shownIds: ['one'] })
  })

  test.each([
    [['lead.stored'], false],
    [['browser.online'], true],
    [['page.show', 'lead.stored'], true],
    [['lead.stored', 'page.show'], true],
  ] as const)('is tried once more after %j during an attempt, in haste: %s', async (events, isHasty) => {
    const { attempts, answer, send, state } = heldMachine()
    send(...events)
    await answer(nothing)
    expect(attempts.map(({ input }) => input.isHasty)).toEqual([true, isHasty])
    await answer(nothing)
    expect([state(), attempts.length]).toEqual(['idle', 2])
  })

  test.each<[string, readonly KeptLead[], readonly LeadDeliveryEvent['type'][]]>([
    ['nothing is known of', [], []],
    ['only what was turned down is known of', [refusedLead], ['kept.delete']],
    ['something waits', [lead, refusedLead], ['kept.retry', 'kept.delete']],
  ])('while %s offers %j', (_, kept, offered) => {
    const context = { kept, hasArrived: false, pause: 1, isHasty: false, lookAgain: null }
    const snapshot = leadDeliveryMachine.resolveState({ value: 'waiting', context })
    expect(types.filter((type) => type.startsWith('kept.') && snapshot.can({ type }))).toEqual(offered)
  })

  test('is read again after a minute where storage fails', async () => {
    const { attempts, failAttempt, clock, state } = heldMachine()
    await failAttempt()
    clock.increment(59_999)
    expect([state(), attempts.length]).toEqual(['waiting', 1])
    clock.increment(1)
    expect([state(), attempts.length]).toEqual(['sending', 2])
  })

  test('is deleted as it was shown, and what is left is tried', async () => {
    const { deletions, endDeletion, kept, ...machine } = heldMachine()
    await machine.answer({ ...postponed, kept: [lead, refusedLead] })
    machine.send('kept.delete')
    expect(deletions.map(({ ids }) => ids)).toEqual([['one', 'two']])
    await endDeletion(true)
    expect([machine.state(), kept()]).toEqual(['sending', []])
  })

  test('that could not be deleted is still shown', async () => {
    const { endDeletion, answer, send, state, kept } = heldMachine()
    await answer(postponed)
    send('kept.delete')
    await endDeletion(false)
    expect([state(), kept()]).toEqual(['sending', [lead]])
  })
})
