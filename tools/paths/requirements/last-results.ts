import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import type { PathHistory } from '../history.ts'
import { readRequirements } from './product.ts'
import type { ResultOf } from './report.ts'
import { traceOf, unasked, type Trace } from './trace.ts'

/** How each path ended last, by the history of runs. */
export function lastResults(history: readonly PathHistory[]): ResultOf {
  const results = new Map(
    history.map(({ flow, path, level, runs }) => [`${flow} ${path} ${level}`, runs.at(-1)?.result]),
  )
  return (flow, path, level) => results.get(`${flow} ${path} ${level}`)
}

/** The requirements of docs/product with the transitions and paths of these flows, and what none asks for. */
export function tracedRequirements(models: readonly AnyFlowModel[]): { traces: Trace[]; unasked: string[] } {
  const flows = models.map(explore).map((graph) => ({ graph, suite: cover(graph, 'edges') }))
  return { traces: traceOf(readRequirements(), flows), unasked: unasked(flows) }
}
