/**
 * One run of a page, from its start until it is killed. What it holds in memory ends with it; what it has stored stays.
 */
export interface Life {
  /**
   * Runs one step of the page's work, unless the page is killed just before or just after it. After a kill no step ever
   * settles.
   */
  step: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs what the browser itself does when the page is killed. */
  atEnd: (run: () => void) => void
  isOver: () => boolean
}

/** Counts over all runs of pages. Simulated time must not pass while steps are `running`. */
export interface Activity {
  steps: number
  kills: number
  running: number
}

/** Starts runs of a page that are killed at random, at a share `risk` of their steps. */
export function createLives(random: () => number, risk: number, activity: Activity): () => Life {
  return () => {
    let isOver = false
    const ends: (() => void)[] = []
    const kill = () => {
      isOver = true
      activity.kills += 1
      ends.forEach((run) => run())
      return never()
    }
    return {
      atEnd: (run) => void ends.push(run),
      isOver: () => isOver,
      async step(work) {
        if (isOver) return never()
        activity.steps += 1
        const chance = random()
        if (chance < risk / 2) return kill()
        activity.running += 1
        const result = await work().finally(() => (activity.running -= 1))
        if (isOver) return never()
        return chance < risk ? kill() : result
      },
    }
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** Resolves once no step runs and none starts without the clock. */
export async function untilQuiet(activity: Activity): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise(setImmediate)
    if (activity.running > 0) quiet = -1
  }
}
