import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import { goals } from './core/cover.ts'
import { figuresOf, type CoveredFlow } from './core/summary.ts'

const head = ['flow', 'situations', 'transitions', 'edges', ...goals.map((goal) => `${goal}: paths, steps`)]

/** The page for docs/evidence: the size of each flow, and the paths and steps of each goal. */
export function evidenceOf(flows: readonly CoveredFlow[]): Evidence {
  const legend = 'The words are in the [glossary](../glossary.md).'
  const table = markdownTable([head, ...flows.map(rowOf)])
  return { name: 'paths', title: 'Paths', command: 'npm run paths', paragraphs: [legend, table] }
}

function rowOf(flow: CoveredFlow): string[] {
  const { counts, suites } = figuresOf(flow)
  return [flow.graph.model.id, ...counts.map(String), ...suites.map(({ paths, steps }) => `${paths}, ${steps}`)]
}
