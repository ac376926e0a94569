import type { Health } from './health.ts'
import type { Later } from './later.ts'
import type { Choice } from './queue.ts'

/** When a channel that is down is tried, and with what. */
export interface Probes {
  /** What to try now: in turn one that was never tried and one that failed; null before it is time. Sees to a `wake` then. */
  next: () => Choice | null
  /** Notes that a probe was made. */
  made: () => void
  /** Lets the next probe be made at once. */
  hurry: () => void
  end: () => void
}

/** Plans the probes of a channel; `wake` is called when one is due. */
export function createProbes(health: Health, later: Later, wake: () => void): Probes {
  let cancel: (() => void) | null = null
  let isDue = false
  let count = 0
  const plan = () => {
    cancel ??= later(health.probeDelay(), () => {
      cancel = null
      isDue = true
      wake()
    })
  }
  return {
    next() {
      if (isDue) return count % 2 === 0 ? 'fresh' : 'failed'
      plan()
      return null
    },
    made() {
      isDue = false
      count += 1
    },
    hurry() {
      isDue = true
    },
    end: () => cancel?.(),
  }
}
