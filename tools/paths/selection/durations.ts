import type { Level } from '../arguments.ts'
import type { Path } from '../core/cover.ts'
import { durationOf, medianOf, type PathHistory } from '../history.ts'

/** What a step takes where nothing is recorded, the start counted as one, in milliseconds. */
const unrecorded: Record<Level, number> = { machine: 2, dom: 100, browser: 1000 }

/** How many milliseconds a path is expected to take at a level, and whether that is its own recorded time. */
export interface Expected {
  ms: number
  isRecorded: boolean
}

/**
 * A function that says how long a path takes at a level: the median of its runs that passed; without one, its steps at
 * the pace of the recorded paths of that level; without any, a pace that is given here.
 */
export function expectedAt(
  level: Level,
  paths: readonly { flow: string; path: Path }[],
  history: readonly PathHistory[],
): (flow: string, path: Path) => Expected {
  const ofLevel = history.filter((each) => each.level === level)
  const paces = paths.flatMap(({ flow, path }) => {
    const ms = durationOf(flow, path.id, level, ofLevel)
    return ms === null ? [] : [ms / stepsOf(path)]
  })
  const pace = medianOf(paces) ?? unrecorded[level]
  return (flow, path) => {
    const ms = durationOf(flow, path.id, level, ofLevel)
    return { ms: ms ?? pace * stepsOf(path), isRecorded: ms !== null }
  }
}

function stepsOf({ steps }: Path): number {
  return steps.length + 1
}
