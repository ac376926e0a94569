/** A clock whose time passes only when a test moves it. */
export interface SimulatedClock {
  /** Milliseconds since 1970. */
  now: () => number
  setTimeout: (run: () => void, delay: number) => number
  clearTimeout: (id: number) => void
  /** Moves to the next timer that is due by `until` and runs it; false where there is none. */
  step: (until: number) => boolean
}

export function createClock(): SimulatedClock {
  const timers = new Map<number, { at: number; run: () => void }>()
  let time = Date.UTC(2026, 0, 1)
  let last = 0
  return {
    now: () => time,
    setTimeout(run, delay) {
      timers.set(++last, { at: time + Math.max(0, delay), run })
      return last
    },
    clearTimeout: (id) => void timers.delete(id),
    step(until) {
      const next = [...timers].toSorted(([, one], [, other]) => one.at - other.at)[0]
      if (!next || next[1].at > until) {
        if (until < Infinity) time = Math.max(time, until)
        return false
      }
      const [id, { at, run }] = next
      timers.delete(id)
      time = Math.max(time, at)
      run()
      return true
    },
  }
}

/**
 * Runs a function while this process's timers are those of the simulated clock, since the shipped code sets its delays
 * with them. Afterwards the timers are the real ones again, and so is `fetch`, which the function may replace.
 */
export async function underClock<Result>(clock: SimulatedClock, run: () => Promise<Result>): Promise<Result> {
  const { setTimeout, clearTimeout, fetch } = globalThis
  Object.assign(globalThis, { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout })
  try {
    return await run()
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout, fetch })
  }
}
