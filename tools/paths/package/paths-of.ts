import { cover, transitionsTakenBy, type Goal, type Path, type Suite } from '../core/cover.ts'
import { explore, type AnyFlowModel, type Graph } from '../core/explore.ts'
import { foldedIn } from '../core/summary.ts'

/** What to ask of the paths of a model. */
export interface PathOptions {
  /** What they have to take at least once; every edge unless given. */
  goal?: Goal
  /** The most steps of a path. */
  budget?: number
}

/** The paths of a model from its initial situation, which together take all of the goal. */
export function pathsOf(model: AnyFlowModel, { goal = 'edges', budget }: PathOptions = {}): Suite {
  return cover(explore(model), goal, budget)
}

/**
 * What the paths leave out: transitions that no situation takes, targets that no path within the budget takes, and in a
 * sentence how many edges count as taken with another one.
 */
export function leftOutOf(suite: Suite): readonly string[] {
  return [...new Set([...suite.unreachable, ...suite.outOfBudget, ...foldedIn(suite)])]
}

/** The transitions that none of these paths takes. */
export function untakenBy(graph: Graph, paths: readonly Path[]): readonly string[] {
  const taken = new Set(paths.flatMap((path) => transitionsTakenBy(graph, path)))
  return graph.transitions.filter((id) => !taken.has(id))
}

/** What the test of a path is called; a path of another generator may have no steps. */
export function titleOf({ steps, title }: Path): string {
  return steps.length === 0 ? 'start' : title
}
