import { allGoals, cover, type Path, type Suite } from './cover.ts'
import type { Graph } from './explore.ts'

/** A path with the suite that it belongs to. */
export interface Found {
  graph: Graph
  suite: Suite
  path: Path
}

/** The largest budget, in steps, of the suites that are searched for a path. */
export const longestBudget = 20

/**
 * The path with this id in a suite of any goal, with this budget first and then with every other up to 20 steps.
 * Undefined where no suite has it.
 */
export function findPath(graphs: readonly Graph[], id: string, budget: number): Found | undefined {
  const others = Array.from({ length: longestBudget }, (_, index) => index + 1)
  for (const tried of new Set([budget, ...others])) {
    for (const goal of allGoals) {
      for (const graph of graphs) {
        const suite = cover(graph, goal, tried)
        const path = suite.paths.find((candidate) => candidate.id === id)
        if (path) return { graph, suite, path }
      }
    }
  }
  return undefined
}
