import type { Situation } from './explore.ts'
import type { Walker } from './run.ts'

/** Walks as the walker does, and takes a look at each of these situations once it is first seen. */
export function atFirstSight(
  walker: Walker,
  keys: ReadonlySet<string> = new Set(),
  look: (situation: Situation) => Promise<void>,
): Walker {
  const left = new Set(keys)
  return {
    ...walker,
    check: async (situation) => {
      await walker.check(situation)
      if (left.delete(situation.key)) await look(situation)
    },
  }
}
