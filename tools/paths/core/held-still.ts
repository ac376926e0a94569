/** What a step read that makes two runs of it differ. */
export type Unsteady = 'chance' | 'the clock'

const someTime = Date.UTC(2026, 0, 1)

/**
 * Runs a function while the clock stands still and chance gives the same row of numbers each time. Returns its result
 * with what it read of either.
 */
export function heldStill<Result>(act: () => Result): { result: Result; read: ReadonlySet<Unsteady> } {
  const read = new Set<Unsteady>()
  const { Date: clock } = globalThis
  const { random } = Math
  const number = repeatable()
  Math.random = () => {
    read.add('chance')
    return number()
  }
  globalThis.Date = heldClock(clock, () => read.add('the clock'))
  try {
    return { result: act(), read }
  } finally {
    Math.random = random
    globalThis.Date = clock
  }
}

function heldClock(clock: DateConstructor, onRead: () => void): DateConstructor {
  const now = () => {
    onRead()
    return someTime
  }
  return new Proxy(clock, {
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
    construct: (target, given: unknown[], self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
    apply: () => new clock(now()).toString(),
  })
}

/** A row of numbers from 0 to 1 that starts the same each time (a linear congruential generator). */
function repeatable(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
