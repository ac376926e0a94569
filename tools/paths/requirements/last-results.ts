import type { LevelCoverage } from '../../atlas/coverage.ts'
import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import { readRequirements } from './product.ts'
import type { ResultOf } from './report.ts'
import { traceOf, unasked, type Trace } from './trace.ts'

/** How each path of these flows ended last, by the walks that their coverage counts. */
export function lastResults(flows: readonly { id: string; coverage: readonly LevelCoverage[] }[]): ResultOf {
  return (flow, path, level) =>
    flows
      .find(({ id }) => id === flow)
      ?.coverage.find((each) => each.level === level)
      ?.walks.get(path)?.result
}

/** The requirements of docs/product with the transitions and paths of these flows, and what none asks for. */
export function tracedRequirements(models: readonly AnyFlowModel[]): { traces: Trace[]; unasked: string[] } {
  const flows = models.map(explore).map((graph) => ({ graph, suite: cover(graph, 'edges') }))
  return { traces: traceOf(readRequirements(), flows), unasked: unasked(flows) }
}
