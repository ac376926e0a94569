/** A clock that a test sets, and what a test waits for instead of time. */
export interface Scene {
  /** The clock's time in milliseconds since 1970. */
  now: () => Promise<number>
  later: (ms: number, task: () => void) => () => void
  /** The milliseconds of the timers that run now. */
  timers: () => number[]
  /** Sets the clock forward, and runs what is due by then. */
  advance: (ms: number) => void
  /** Sets the clock without running anything. */
  set: (ms: number) => void
  log: (entry: Readonly<Record<string, string | number>>) => void
  /** What was logged. */
  entries: Readonly<Record<string, string | number>>[]
  /** Tells that something has happened. */
  touch: () => void
  /** Resolves once a condition holds; it is looked at whenever something has happened. */
  until: (condition: () => boolean) => Promise<void>
  /** Lets the clock run, a second for each millisecond, until a task is done. */
  passing: (task: Promise<unknown>) => Promise<void>
}

export const sceneStart = Date.UTC(2026, 10, 26, 15, 0)

/** Begins at 2026-11-26 10:00 in New York, or at another time. */
export function createScene(start = sceneStart): Scene {
  let time = start
  const timers = new Set<{ at: number; ms: number; task: () => void }>()
  const watches = new Set<() => void>()
  const entries: Scene['entries'] = []
  const touch = () => {
    for (const watch of watches) watch()
  }
  const advance = (ms: number) => {
    time += ms
    for (const timer of [...timers].filter(({ at }) => at <= time).toSorted((one, other) => one.at - other.at)) {
      timers.delete(timer)
      timer.task()
    }
  }
  return {
    now: async () => time,
    later(ms, task) {
      const timer = { at: time + ms, ms, task }
      timers.add(timer)
      touch()
      return () => void timers.delete(timer)
    },
    timers: () => [...timers].map(({ ms }) => ms),
    advance,
    set(ms) {
      time = ms
    },
    entries,
    log(entry) {
      entries.push(entry)
      touch()
    },
    touch,
    until: (condition) =>
      new Promise((resolve) => {
        const watch = () => {
          if (!condition()) return
          watches.delete(watch)
          resolve()
        }
        watches.add(watch)
        watch()
      }),
    async passing(task) {
      const clock = setInterval(() => advance(1000), 1)
      await task
      clearInterval(clock)
    },
  }
}
