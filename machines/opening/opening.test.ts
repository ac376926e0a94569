import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, type StateValueFrom } from 'xstate'
import { openingMachine, openingMoves, type OpeningEvent } from './index.ts'

type OpeningState = StateValueFrom<typeof openingMachine>
type Type = OpeningEvent['type']

const states: readonly OpeningState[] = ['idle', 'loading', 'slow', 'failed', 'open', 'ready']
const types: readonly Type[] = ['part.press', 'part.close', 'visitor.turn']

const rows: readonly (readonly [OpeningState, Type, OpeningState])[] = [
  ['idle', 'part.press', 'loading'],
  ['loading', 'part.press', 'loading'],
  ['loading', 'visitor.turn', 'idle'],
  ['open', 'part.close', 'ready'],
  ['ready', 'part.press', 'open'],
]

const snapshotAt = (value: OpeningState) => openingMachine.resolveState({ value })

/** A running machine, already pressed, whose actors settle when a test says so. */
function pressed() {
  const ends: Record<'load' | 'goOn', { resolve: () => void; reject: (error: Error) => void }[]> = {
    load: [],
    goOn: [],
  }
  const held = (name: 'load' | 'goOn') =>
    fromPromise<unknown>(() => new Promise<void>((resolve, reject) => ends[name].push({ resolve, reject })))
  const clock = new SimulatedClock()
  const machine = openingMachine.provide({ actors: { load: held('load'), goOn: held('goOn') } })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'part.press' })
  const state = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return actor.getSnapshot().value
  }
  return { actor, clock, ends, state }
}

describe('from a press to what it opens', () => {
  test('begins idle', () => {
    expect(initialTransition(openingMachine)[0].value).toBe('idle')
  })

  test.each(rows)('from %s by %s to %s', (from, type, to) => {
    expect(transition(openingMachine, snapshotAt(from), { type })[0].value).toBe(to)
  })

  test.each(states)('in %s ignores everything else', (place) => {
    const known = rows.filter(([from]) => from === place).map(([, type]) => type)
    const others = types.filter((type) => !known.includes(type))
    expect(others.filter((type) => snapshotAt(place).can({ type }))).toEqual([])
  })

  test('opens once it is loaded', async () => {
    const { ends, state } = pressed()
    ends.load[0]?.resolve()
    expect(await state()).toBe('open')
  })

  test('fails where it cannot be loaded, and is idle once the link’s own page has come', async () => {
    const { ends, state } = pressed()
    ends.load[0]?.reject(new Error('offline'))
    expect(await state()).toBe('failed')
    ends.goOn[0]?.resolve()
    expect(await state()).toBe('idle')
  })

  test('is slow after 8 s, even if the dialog is loaded later', async () => {
    const { clock, ends, state } = pressed()
    clock.increment(7999)
    expect(await state()).toBe('loading')
    clock.increment(1)
    expect(await state()).toBe('slow')
    ends.load[0]?.resolve()
    expect(await state()).toBe('slow')
    ends.goOn[0]?.resolve()
    expect(await state()).toBe('idle')
  })

  test('waits another 8 s after a second press', async () => {
    const { actor, clock, state } = pressed()
    clock.increment(7999)
    actor.send({ type: 'part.press' })
    clock.increment(7999)
    expect(await state()).toBe('loading')
    clock.increment(1)
    expect(await state()).toBe('slow')
  })

  test('opens nothing once the visitor has turned to something else', async () => {
    const { actor, ends, state } = pressed()
    actor.send({ type: 'visitor.turn' })
    ends.load[0]?.resolve()
    expect(await state()).toBe('idle')
  })

  test('can be read as a table', () => {
    expect(openingMoves).toEqual({
      idle: { 'part.press': 'loading' },
      loading: {
        load: 'open',
        loadError: 'failed',
        patience: 'slow',
        'part.press': 'loading',
        'visitor.turn': 'idle',
      },
      slow: { goOn: 'idle' },
      failed: { goOn: 'idle' },
      open: { 'part.close': 'ready' },
      ready: { 'part.press': 'open' },
    })
  })
})
