import { reasonOf } from '../not-stored.ts'
import type { Later } from './later.ts'

/** Does things with a database that may be away. */
export interface Persistence {
  /**
   * Does something, again and again every few seconds until it succeeds. Rejects only where it fails after the end, by
   * `end`, has begun.
   */
  insist: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** From now on everything is tried once. */
  end: () => void
}

/** Waits between one and five seconds between tries, and tells of the first failure and of the end of an outage. */
export function createPersistence(
  later: Later,
  random: () => number,
  tell: (reason: string | null) => void,
): Persistence {
  let isEnding = false
  let isAway = false
  const waiting = new Set<() => void>()
  const say = (reason: string | null) => {
    if ((reason !== null) === isAway) return
    isAway = reason !== null
    tell(reason)
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        cancel()
        waiting.delete(goOn)
        resolve()
      }
      const cancel = later(1000 + random() * 4000, goOn)
      waiting.add(goOn)
    })
  return {
    async insist(task) {
      for (;;) {
        try {
          const result = await task()
          say(null)
          return result
        } catch (error) {
          say(reasonOf(error))
          if (isEnding) throw error
        }
        await pause()
      }
    },
    end() {
      isEnding = true
      for (const goOn of waiting) goOn()
    },
  }
}
