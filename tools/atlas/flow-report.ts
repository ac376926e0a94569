import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cover, goals, type Suite } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel, type Graph } from '../paths/core/explore.ts'
import { layoutChart, type ChartLayout } from './chart.ts'
import { countsOf, coverageOf, type LevelCoverage } from './coverage.ts'
import { readMutants, type MutantRecord } from './mutants.ts'
import { resultsFolder } from './walk-record.ts'

/** Everything that the atlas says of one flow. */
export interface FlowReport {
  id: string
  title: string
  /** What the flow is, in one sentence. */
  description: string
  graph: Graph
  /** The suite whose paths are listed: every edge. */
  suite: Suite
  /** The suites of all goals. */
  suites: readonly Suite[]
  coverage: readonly LevelCoverage[]
  mutants: readonly MutantRecord[]
  /** The chart with how often each transition was taken at the three levels. */
  chart: ChartLayout
  plainChart: ChartLayout
  /** The folder of the pictures that the last browser run took, and their names. */
  pictureFolder: string
  pictures: ReadonlySet<string>
}

/** Collects what the model, the last test runs and the seeded faults show of a flow. */
export async function flowReport(model: AnyFlowModel, results: string = resultsFolder): Promise<FlowReport> {
  const graph = explore(model)
  const coverage = coverageOf(graph, results)
  const plainChart = await layoutChart(model.machine)
  const pictureFolder = join(results, 'screens', model.id)
  return {
    id: model.id,
    title: titleOf(model.id),
    description: plainChart.description,
    graph,
    suite: cover(graph, 'edges'),
    suites: goals.map((goal) => cover(graph, goal)),
    coverage,
    mutants: readMutants(model.id, results),
    chart: await layoutChart(model.machine, (transition) => countsOf(coverage, transition)),
    plainChart,
    pictureFolder,
    pictures: new Set(existsSync(pictureFolder) ? readdirSync(pictureFolder) : []),
  }
}

/** When the last walk of a flow ended, in milliseconds since 1970; null where there was none. */
export function lastRunOf({ coverage }: FlowReport): number | null {
  const times = coverage.flatMap(({ at }) => (at === null ? [] : [at]))
  return times.length === 0 ? null : Math.max(...times)
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
