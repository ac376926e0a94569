import { cover, type Suite } from '../paths/core/cover.ts'
import type { Graph } from '../paths/core/explore.ts'
import { levels, readWalks, type DatedRecord, type Level } from './walk-record.ts'

/** What the last run at one level covered of a flow. */
export interface LevelCoverage {
  level: Level
  /** Whether there are records of a run at all. */
  isRun: boolean
  /** How often each edge was taken, by id. */
  edges: ReadonlyMap<string, number>
  /** How often each transition definition was taken, by id. */
  transitions: ReadonlyMap<string, number>
  /** How walks ended, by path id. */
  results: ReadonlyMap<string, DatedRecord['result']>
  seconds: number
  /** When the last walk ended, in milliseconds since 1970; null where there was none. */
  at: number | null
}

/**
 * How many of a transition's edges tests take: all of them at every level, some, or none; 'unknown' where no test was
 * run.
 */
export type Verdict = 'covered' | 'partly' | 'uncovered' | 'unknown'

/**
 * The coverage of a flow by the records of the last runs, level by level. Records of paths that are no longer in its
 * suites are ignored.
 */
export function coverageOf(graph: Graph, results?: string): LevelCoverage[] {
  const suites = new Map<string, Suite>()
  const isCurrent = ({ goal, path }: DatedRecord) => {
    const suite = suites.get(goal) ?? cover(graph, goal)
    suites.set(goal, suite)
    return suite.paths.some(({ id }) => id === path)
  }
  return levels.map((level) => levelCoverage(graph, level, readWalks(level, graph.model.id, results).filter(isCurrent)))
}

/** How many of a transition's edges the tests of all levels take. */
export function verdictOf(graph: Graph, coverage: readonly LevelCoverage[], transition: string): Verdict {
  const ran = coverage.filter(({ isRun }) => isRun)
  if (ran.length === 0) return 'unknown'
  const counts = coverage.map(({ transitions }) => transitions.get(transition) ?? 0)
  if (counts.every((count) => count === 0)) return 'uncovered'
  const edges = graph.edges.filter(({ transitions }) => transitions.includes(transition))
  const isWhole = (level: LevelCoverage) => edges.every(({ id }) => level.edges.has(id))
  return counts.every((count) => count > 0) && coverage.every(isWhole) ? 'covered' : 'partly'
}

/** How often a transition was taken at each level: '12 · 12 · –', a dash where no test was run. */
export function countsOf(coverage: readonly LevelCoverage[], transition: string): string {
  return coverage
    .map(({ isRun, transitions }) => (isRun ? String(transitions.get(transition) ?? 0) : '–'))
    .join('\u00a0·\u00a0')
}

function levelCoverage(graph: Graph, level: Level, records: readonly DatedRecord[]): LevelCoverage {
  const edges = tally(records.flatMap((record) => record.edges))
  const atStart = records.flatMap(() => graph.initialTransitions)
  const onTheWay = graph.edges.flatMap(({ id, transitions }) =>
    Array.from({ length: edges.get(id) ?? 0 }, () => transitions).flat(),
  )
  return {
    level,
    isRun: records.length > 0,
    edges,
    transitions: tally([...atStart, ...onTheWay]),
    results: new Map(records.map(({ path, result }) => [path, result])),
    seconds: records.reduce((sum, { seconds }) => sum + seconds, 0),
    at: records.length > 0 ? Math.max(...records.map(({ at }) => at)) : null,
  }
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
