import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cover, goals, type Suite } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel, type Graph } from '../paths/core/explore.ts'
import { versionOf, type Version } from '../paths/versions.ts'
import { layoutChart, type ChartLayout } from './chart.ts'
import { countsOf, coverageOf, type LevelCoverage } from './coverage.ts'
import { readMutants, type MutantRecord } from './mutants.ts'
import { screensOf, type Screen } from './screens.ts'
import { resultsFolder, type WalkRecord } from './walk-record.ts'

/** Everything that the atlas says of one flow. */
export interface FlowReport {
  id: string
  title: string
  /** What the flow is, in one sentence. */
  description: string
  graph: Graph
  version: Version
  /** The suite whose paths are listed: every edge. */
  suite: Suite
  /** The suites of all goals. */
  suites: readonly Suite[]
  coverage: readonly LevelCoverage[]
  mutants: readonly MutantRecord[]
  /** The chart with how often each transition was taken at the three levels. */
  chart: ChartLayout
  plainChart: ChartLayout
  /** The pictures of situations, by key. */
  screens: ReadonlyMap<string, Screen>
  /** The folder of the records that all this is read from. */
  results: string
}

/** Collects what the model, the last test runs and the seeded faults show of a flow. */
export async function flowReport(model: AnyFlowModel, results: string = resultsFolder): Promise<FlowReport> {
  const graph = explore(model)
  const coverage = coverageOf(graph, results)
  const plainChart = await layoutChart(model.machine)
  return {
    id: model.id,
    title: titleOf(model.id),
    description: plainChart.description,
    graph,
    version: versionOf(model),
    suite: cover(graph, 'edges'),
    suites: goals.map((goal) => cover(graph, goal)),
    coverage,
    mutants: readMutants(model.id, results),
    chart: await layoutChart(model.machine, (transition) => countsOf(coverage, transition)),
    plainChart,
    screens: screensOf(graph, results),
    results,
  }
}

/** The last walk of a flow on this version of its machine; null where there was none. */
export function lastWalkOf({ coverage }: FlowReport): WalkRecord | null {
  const walks = coverage.flatMap(({ last }) => (last === null ? [] : [last]))
  return walks.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null
}

/** The walks of a flow's paths that did not pass, on this version of its machine. */
export function failuresOf({ coverage }: FlowReport): WalkRecord[] {
  return coverage.flatMap(({ walks }) => [...walks.values()].filter(({ result }) => result !== 'passed'))
}

/** The file of the picture that a walk which did not pass left; null where there is none. */
export function failurePicture({ results }: FlowReport, { failure }: WalkRecord): string | null {
  const file = failure?.picture && join(results, failure.picture)
  return file && existsSync(file) ? file : null
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
