import type { Situation } from './explore.ts'
import type { Walker } from './run.ts'

/** A walker that also calls `look` the first time that it checks each of these situations. */
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
