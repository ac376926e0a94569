import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { reviewLabel } from '../../content/words/carousel.ts'
import { starsOf } from './carousel.stars.ts'
import { carouselMachine, carouselView, type CarouselEvent, type CarouselSnapshot } from './index.ts'

type Motion = 'still' | 'playing' | 'held' | 'paused'
type Place = [motion: Motion, index: number]

const next: CarouselEvent = { type: 'carousel.next' }
const previous: CarouselEvent = { type: 'carousel.previous' }
const pick = (index: number): CarouselEvent => ({ type: 'carousel.pick', index })
const start: CarouselEvent = { type: 'carousel.start' }
const stop: CarouselEvent = { type: 'carousel.stop' }
const hold: CarouselEvent = { type: 'carousel.hold' }
const release: CarouselEvent = { type: 'carousel.release' }
const pause: CarouselEvent = { type: 'carousel.pause' }
const play: CarouselEvent = { type: 'carousel.play' }

const motions: readonly Motion[] = ['still', 'playing', 'held', 'paused']

function snapshotAt([motion, index]: Place, count = 5): CarouselSnapshot {
  const value = motion === 'still' ? motion : { moving: motion }
  const context = { count, index, isAskedFor: false, isPauseWished: motion === 'paused' }
  return carouselMachine.resolveState({ value, context })
}

function placeOf(snapshot: CarouselSnapshot): Place {
  return [carouselView(snapshot).motion, snapshot.context.index]
}

function after(from: CarouselSnapshot, event: CarouselEvent): Place {
  return placeOf(transition(carouselMachine, from, event)[0])
}

function running(count = 5) {
  const clock = new SimulatedClock()
  const actor = createActor(carouselMachine, { input: { count, index: 0 }, clock }).start()
  return {
    send: (event: CarouselEvent) => actor.send(event),
    clock,
    place: () => placeOf(actor.getSnapshot()),
    view: () => view(actor.getSnapshot()),
  }
}

function view(snapshot: CarouselSnapshot): [index: number, announcement: string] {
  const { index, isAnnounced } = carouselView(snapshot)
  return [index, isAnnounced ? reviewLabel(index, snapshot.context.count) : '']
}

describe('the carousel', () => {
  test.each([0, 3])('begins still, at the review in view: %i', (index) => {
    const [snapshot] = initialTransition(carouselMachine, { count: 5, index })
    expect(carouselView(snapshot)).toEqual({ index, isAnnounced: false, motion: 'still' })
  })

  test.each(motions)('turns by one, around both ends, and stays %s', (motion) => {
    expect([0, 3, 4].map((index) => after(snapshotAt([motion, index]), next))).toEqual([
      [motion, 1],
      [motion, 4],
      [motion, 0],
    ])
    expect([4, 1, 0].map((index) => after(snapshotAt([motion, index]), previous))).toEqual([
      [motion, 3],
      [motion, 0],
      [motion, 4],
    ])
  })

  test.each(motions)('shows the review picked, ignores a pick that does not exist, and stays %s', (motion) => {
    const from = snapshotAt([motion, 2])
    expect([0, 2, 4].map((index) => after(from, pick(index)))).toEqual([
      [motion, 0],
      [motion, 2],
      [motion, 4],
    ])
    for (const index of [-1, 5, 0.5, Number.NaN, Infinity]) {
      expect(from.can(pick(index))).toBe(false)
      expect(after(from, pick(index))).toEqual([motion, 2])
    }
  })

  test.each(motions)('of one review always shows that one, %s', (motion) => {
    const only = snapshotAt([motion, 0], 1)
    expect([next, previous, pick(0), pick(1)].map((event) => after(only, event))).toEqual(
      [0, 0, 0, 0].map((index) => [motion, index]),
    )
  })

  test.each<[Motion, CarouselEvent, Motion]>([
    ['still', start, 'playing'],
    ['playing', hold, 'held'],
    ['playing', pause, 'paused'],
    ['playing', stop, 'still'],
    ['held', release, 'playing'],
    ['held', pause, 'paused'],
    ['held', stop, 'still'],
    ['paused', play, 'playing'],
    ['paused', stop, 'still'],
  ])('%s by %j becomes %s, at the same review', (from, event, to) => {
    expect(after(snapshotAt([from, 3]), event)).toEqual([to, 3])
  })

  test.each<[Motion, CarouselEvent[]]>([
    ['still', [stop, hold, release, pause, play]],
    ['playing', [start, release, play]],
    ['held', [start, hold, play]],
    ['paused', [start, hold, release, pause]],
  ])('%s ignores %j', (motion, events) => {
    const from = snapshotAt([motion, 3])
    expect(events.map((event) => from.can(event))).toEqual(events.map(() => false))
    expect(events.map((event) => after(from, event))).toEqual(events.map(() => [motion, 3]))
  })
})

describe('a carousel that moves by itself', () => {
  test.each<[Motion, CarouselEvent[]]>([
    ['paused', [pause]],
    ['paused', [hold, pause]],
    ['playing', [hold]],
    ['playing', [pause, play]],
    ['playing', [pause, play, hold]],
  ])('is %s after %j once the system no longer asks for less motion', (motion, events) => {
    const { send, place } = running()
    send(start)
    for (const event of events) send(event)
    for (const _ of ['once', 'and again']) {
      send(stop)
      expect(place()).toEqual(['still', 0])
      send(start)
      expect(place()).toEqual([motion, 0])
    }
  })

  test('shows the next review after seven seconds, not before, and goes on from the last to the first', () => {
    const { send, clock, place } = running(2)
    send(start)
    clock.increment(6999)
    expect(place()).toEqual(['playing', 0])
    clock.increment(1)
    expect(place()).toEqual(['playing', 1])
    clock.increment(6999)
    expect(place()).toEqual(['playing', 1])
    clock.increment(1)
    expect(place()).toEqual(['playing', 0])
  })

  test.each([
    ['next', next, 1],
    ['previous', previous, 4],
    ['pick', pick(3), 3],
  ] as const)('gives the review of %s seven seconds of its own', (_, event, index) => {
    const { send, clock, place } = running()
    send(start)
    clock.increment(6999)
    send(event)
    clock.increment(6999)
    expect(place()).toEqual(['playing', index])
    clock.increment(1)
    expect(place()).toEqual(['playing', (index + 1) % 5])
  })

  test('does not start the seven seconds again for a pick that does not exist', () => {
    const { send, clock, place } = running()
    send(start)
    clock.increment(6999)
    send(pick(5))
    clock.increment(1)
    expect(place()).toEqual(['playing', 1])
  })

  test.each([
    ['held', [hold]],
    ['paused', [pause]],
    ['paused', [hold, pause, release]],
    ['still', [stop]],
  ] as const)('does not move while %s, after %j', (motion, events) => {
    const { send, clock, place } = running()
    send(start)
    clock.increment(6999)
    for (const event of events) send(event)
    clock.increment(60_000)
    expect(place()).toEqual([motion, 0])
  })

  test.each([
    [hold, release],
    [pause, play],
    [stop, start],
  ])('gives the review seven new seconds after %j and %j', (leave, come) => {
    const { send, clock, place } = running()
    send(start)
    clock.increment(6999)
    send(leave)
    send(come)
    clock.increment(6999)
    expect(place()).toEqual(['playing', 0])
    clock.increment(1)
    expect(place()).toEqual(['playing', 1])
  })

  test('announces what the visitor asked for, and nothing that comes by itself', () => {
    const { send, clock, view } = running()
    send(start)
    clock.increment(7000)
    expect(view()).toEqual([1, ''])
    send(next)
    expect(view()).toEqual([2, 'Review 3 of 5'])
    clock.increment(7000)
    expect(view()).toEqual([3, ''])
    send(pick(0))
    expect(view()).toEqual([0, 'Review 1 of 5'])
  })
})

describe('a rating', () => {
  test.each([
    [10, 5],
    [9, 4.5],
    [8, 4],
    [7, 3.5],
    [1, 0.5],
    [0, 0],
  ])('of %i out of 10 is shown as %s stars', (rating, stars) => {
    expect(starsOf(rating)).toBe(stars)
  })
})
