import { goals, type Goal, type Suite } from './cover.ts'
import type { AnyFlowModel, Graph } from './explore.ts'
import { counted } from './words.ts'

/** A flow with a suite for each goal that was asked for. */
export interface CoveredFlow {
  graph: Graph
  suites: readonly Suite[]
}

/** All flows in one table: their sizes, and the paths and steps of each goal. */
export function summaryOf(flows: readonly CoveredFlow[], asked: readonly Goal[] = goals): string {
  const above = ['', '', '', '', ...asked.flatMap((goal) => [goal, ''])]
  const head = ['flow', 'situations', 'transitions', 'edges', ...asked.flatMap(() => ['paths', 'steps'])]
  return table([above, head, ...flows.map(rowOf)])
}

/** One sentence per flow for what no situation takes, and per goal for what its suite folds. */
export function gapsOf(flows: readonly CoveredFlow[]): string[] {
  return flows.flatMap(({ graph, suites }) => [
    ...(suites[0] && suites[0].unreachable.length > 0
      ? [`${graph.model.id}: ${suites[0].unreachable.length} of its transitions are taken in no situation.`]
      : []),
    ...suites.flatMap(foldedIn).map((sentence) => `${graph.model.id}: ${sentence}`),
  ])
}

/** What a suite folds, in one sentence; none where it folds nothing. */
export function foldedIn({ goal, targets, folded }: Suite): string[] {
  if (folded === 0) return []
  return [
    `${(targets + folded).toLocaleString('en-US')} ${goal} fold to ${targets.toLocaleString('en-US')}: the others differ only in what a history state remembers or what is waited for, not in where they lead.`,
  ]
}

/** Which targets a budget leaves out, in one sentence; none where it leaves out none. */
export function leftOut({ id }: AnyFlowModel, { goal, budget, targets, outOfBudget }: Suite): string[] {
  if (outOfBudget.length === 0) return []
  const named = outOfBudget.map((target) => `\n  ${target}`).join('')
  return [
    `${id}: ${outOfBudget.length} of ${targets} targets of the goal ${goal} are farther than ${counted(budget, 'step')}:${named}`,
  ]
}

/** The figures of a flow: situations, transitions and edges, and the paths and steps of each suite. */
export function figuresOf({ graph, suites }: CoveredFlow) {
  return {
    counts: [graph.situations.length, graph.transitions.length, graph.edges.length],
    suites: suites.map(({ paths }) => ({
      paths: paths.length,
      steps: paths.reduce((total, { steps }) => total + steps.length, 0),
    })),
  }
}

function rowOf(flow: CoveredFlow): string[] {
  const { counts, suites } = figuresOf(flow)
  const figures = [...counts, ...suites.flatMap(({ paths, steps }) => [paths, steps])]
  return [flow.graph.model.id, ...figures.map(String)]
}

/**
 * Rows with aligned columns, the first to the left and figures to the right; a cell may extend over empty cells after
 * it.
 */
function table(rows: readonly (readonly string[])[]): string {
  const [above = [], ...below] = rows
  const widths = (below[0] ?? []).map((_, column) => Math.max(...below.map((row) => row[column]?.length ?? 0)))
  const starts = widths.map((_, column) => widths.slice(0, column).reduce((sum, width) => sum + width + 2, 0))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  const heading = above.reduce((text, cell, at) => (cell ? text.padEnd(starts[at] ?? 0) + cell : text), '')
  return [heading, ...below.map(line)].join('\n')
}
