import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { boundedHeight } from './embed.height.ts'
import type { EmbedContext } from './embed.machine.ts'
import { embedMachine, embedView, type EmbedEvent, type EmbedSnapshot } from './index.ts'

type Rest = Omit<EmbedContext, 'initialHeight'>
type Place = [value: EmbedSnapshot['value'], height: number, reason: Rest['reason'], attempt: number]

const show: EmbedEvent = { type: 'embed.show' }
const ready: EmbedEvent = { type: 'embed.ready' }
const start = '2026-12-01T10:30:00-05:00'
const complete: EmbedEvent = { type: 'embed.complete', start: null }
const retry: EmbedEvent = { type: 'embed.retry' }
const resize = (height: number): EmbedEvent => ({ type: 'embed.resize', height })
const fail: EmbedEvent = { type: 'embed.fail', reason: 'broken' }

function snapshotAt([value, height, reason, attempt]: Place): EmbedSnapshot {
  return embedMachine.resolveState({ value, context: { initialHeight: 600, height, reason, attempt } })
}

function placeOf({ value, context: { height, reason, attempt } }: EmbedSnapshot): Place {
  return [value, height, reason, attempt]
}

function runningFrame() {
  const clock = new SimulatedClock()
  const actor = createActor(embedMachine, { input: { height: 600 }, clock }).start()
  const emitted: object[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor, clock, emitted, place: () => placeOf(actor.getSnapshot()) }
}

describe('a third-party frame', () => {
  test('begins waiting, at its first height', () => {
    expect(placeOf(initialTransition(embedMachine, { height: 600 })[0])).toEqual(['waiting', 600, null, 0])
  })

  test.each<[Place, EmbedEvent, Place]>([
    [['waiting', 600, null, 0], show, ['loading', 600, null, 1]],
    [['loading', 600, null, 1], ready, ['ready', 600, null, 1]],
    [['loading', 600, null, 1], resize(900), ['ready', 900, null, 1]],
    [['loading', 600, null, 1], resize(299), ['ready', 600, null, 1]],
    [['loading', 600, null, 1], fail, ['failed', 600, 'broken', 1]],
    [['slow', 600, null, 1], ready, ['ready', 600, null, 1]],
    [['slow', 600, null, 1], resize(5000), ['ready', 2000, null, 1]],
    [['slow', 600, null, 1], fail, ['failed', 600, 'broken', 1]],
    [['slow', 600, null, 1], retry, ['loading', 600, null, 2]],
    [['ready', 600, null, 1], resize(1100), ['ready', 1100, null, 1]],
    [['ready', 1100, null, 1], resize(700), ['ready', 700, null, 1]],
    [['ready', 900, null, 1], complete, ['ready', 900, null, 1]],
    [['ready', 900, null, 1], fail, ['failed', 900, 'broken', 1]],
    [['failed', 900, 'blocked', 1], ready, ['ready', 900, null, 1]],
    [['failed', 900, 'blocked', 1], retry, ['loading', 600, null, 2]],
  ])('from %j by %j to %j', (from, event, to) => {
    const snapshot = snapshotAt(from)
    expect(snapshot.can(event)).toBe(true)
    expect(placeOf(transition(embedMachine, snapshot, event)[0])).toEqual(to)
  })

  test.each<[Place, EmbedEvent[]]>([
    [
      ['waiting', 600, null, 0],
      [ready, resize(900), complete, fail, retry],
    ],
    [
      ['loading', 600, null, 1],
      [show, retry],
    ],
    [['slow', 600, null, 1], [show]],
    [
      ['ready', 900, null, 1],
      [show, ready, retry],
    ],
    [
      ['failed', 900, 'blocked', 1],
      [show, fail],
    ],
  ])('in %j ignores %j', (place, events) => {
    const snapshot = snapshotAt(place)
    expect(events.map((event) => snapshot.can(event))).toEqual(events.map(() => false))
    expect(events.map((event) => placeOf(transition(embedMachine, snapshot, event)[0]))).toEqual(
      events.map(() => place),
    )
  })

  test('is slow after eight silent seconds, not before', () => {
    const { actor, clock, place } = runningFrame()
    actor.send(show)
    clock.increment(7999)
    expect(place()).toEqual(['loading', 600, null, 1])
    clock.increment(1)
    expect(place()).toEqual(['slow', 600, null, 1])
  })

  test('gets eight new seconds by trying again', () => {
    const { actor, clock, place } = runningFrame()
    actor.send(show)
    clock.increment(8000)
    actor.send(retry)
    clock.increment(7999)
    expect(place()).toEqual(['loading', 600, null, 2])
    clock.increment(1)
    expect(place()).toEqual(['slow', 600, null, 2])
  })

  test.each([ready, resize(600), fail])('is not slow once it said %j', (event) => {
    const { actor, clock, place } = runningFrame()
    actor.send(show)
    clock.increment(7999)
    actor.send(event)
    const before = place()
    clock.increment(60_000)
    expect(place()).toEqual(before)
  })

  test('waits without a limit before it is shown', () => {
    const { clock, place } = runningFrame()
    clock.increment(60_000)
    expect(place()).toEqual(['waiting', 600, null, 0])
  })

  test('says that the visitor has finished, and for when where the part says it, each time the part does', () => {
    const { actor, emitted } = runningFrame()
    for (const event of [show, complete, { ...complete, start }]) actor.send(event)
    expect(emitted).toEqual([
      { type: 'embed.completed', start: null },
      { type: 'embed.completed', start },
    ])
  })

  test.each<[Place, boolean]>([
    [['waiting', 600, null, 0], false],
    [['loading', 600, null, 1], false],
    [['slow', 600, null, 1], true],
    [['ready', 900, null, 1], false],
    [['failed', 600, 'blocked', 2], true],
  ])('in %j needs other ways to go on beside it: %s', (place, needsAlternatives) => {
    const [status, height, reason, attempt] = place
    expect(embedView(snapshotAt(place))).toEqual({ status, height, attempt, reason, needsAlternatives })
  })
})

describe('the height of a frame', () => {
  test.each([
    { first: 600, reported: Number.NaN, height: 600 },
    { first: 600, reported: Infinity, height: 600 },
    { first: 600, reported: -Infinity, height: 600 },
    { first: 600, reported: -1, height: 600 },
    { first: 600, reported: 0, height: 600 },
    { first: 600, reported: 299, height: 600 },
    { first: 600, reported: 300, height: 600 },
    { first: 600, reported: 600, height: 600 },
    { first: 600, reported: 600.2, height: 601 },
    { first: 600, reported: 1999.5, height: 2000 },
    { first: 600, reported: 2000, height: 2000 },
    { first: 600, reported: 2001, height: 2000 },
    { first: 600, reported: Number.MAX_VALUE, height: 2000 },
    { first: 300, reported: 299, height: 300 },
    { first: 300, reported: 301, height: 301 },
    { first: 100, reported: 200, height: 300 },
    { first: 100, reported: Number.NaN, height: 300 },
  ])('first $first px, reported $reported: $height px', ({ first, reported, height }) => {
    expect(boundedHeight(reported, first)).toBe(height)
  })
})
