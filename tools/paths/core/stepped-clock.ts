/**
 * A clock that only tests advance. Each advance ends the delays that are due by then and were already running, earliest
 * first; delays that they start wait for the next advance. (XState's SimulatedClock ends new delays of 0 ms in the same
 * advance or not, depending on what else is running.)
 */
export function steppedClock() {
  const timers = new Map<number, { due: number; end: () => void }>()
  let [now, started] = [0, 0]
  return {
    setTimeout: (end: () => void, delay: number): number => {
      timers.set(++started, { due: now + delay, end })
      return started
    },
    clearTimeout: (id: number) => void timers.delete(id),
    advance: (milliseconds: number) => {
      now += milliseconds
      const due = [...timers]
        .filter(([, timer]) => timer.due <= now)
        .toSorted(([, one], [, other]) => one.due - other.due)
      for (const [id, { end }] of due) if (timers.delete(id)) end()
    },
  }
}
