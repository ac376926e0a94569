import { cover, type Suite } from '../paths/core/cover.ts'
import type { Graph } from '../paths/core/explore.ts'
import { versionOf, type Version } from '../paths/versions.ts'
import { levels, readWalks, type Level, type WalkRecord } from './walk-record.ts'

/** What the last run at one level covered of a flow. */
export interface LevelCoverage {
  level: Level
  /** Whether there are records of a run on this version of the machine at all. */
  isRun: boolean
  /** How often each edge was taken, by id. */
  edges: ReadonlyMap<string, number>
  /** How often each transition definition was taken, by id. */
  transitions: ReadonlyMap<string, number>
  /** The walks of this version of the machine, by path id. */
  walks: ReadonlyMap<string, WalkRecord>
  /** Walks of another version, by path id, of paths that this version has, too. They count for nothing. */
  earlier: ReadonlyMap<string, WalkRecord>
  seconds: number
  /** The last walk that began; null where there was none. */
  last: WalkRecord | null
}

/**
 * How many of a transition's edges tests take. 'covered': all of them at every level. 'unrun': all of them at the levels
 * that were run. 'partly': some. 'uncovered': none, though tests ran. 'unknown': no test was run.
 */
export type Verdict = 'covered' | 'unrun' | 'partly' | 'uncovered' | 'unknown'

/**
 * The coverage of a flow by the records of the last runs, level by level. Only walks of the machine as it is and of paths
 * that its suites have are counted.
 */
export function coverageOf(graph: Graph, results?: string): LevelCoverage[] {
  const version = versionOf(graph.model)
  const walks = walksOf(graph, results)
  return levels.map((level) =>
    levelCoverage(
      graph,
      level,
      version,
      walks.filter((record) => record.level === level),
    ),
  )
}

/** The records of the paths that a flow's suites have, by whatever goal and with however many steps they were walked. */
export function walksOf(graph: Graph, results?: string): WalkRecord[] {
  const suites = new Map<string, Suite>()
  const isInSuite = ({ goal, budget, path }: WalkRecord) => {
    const asked = `${goal} ${budget}`
    const suite = suites.get(asked) ?? cover(graph, goal, budget)
    suites.set(asked, suite)
    return suite.paths.some(({ id }) => id === path)
  }
  return levels.flatMap((level) => readWalks(level, graph.model.id, results)).filter(isInSuite)
}

/** How a walk's version differs from the one that is drawn; null where it is the same. */
export function differenceOf(walked: Version, drawn: Version): string | null {
  if (walked.machine !== drawn.machine) return 'another version of the machine'
  return walked.lock === drawn.lock ? null : 'other expectations in paths.lock.json'
}

/** How many of a transition's edges the tests of all levels take. */
export function verdictOf(graph: Graph, coverage: readonly LevelCoverage[], transition: string): Verdict {
  const ran = coverage.filter(({ isRun }) => isRun)
  if (ran.length === 0) return 'unknown'
  if (ran.every(({ transitions }) => !transitions.has(transition))) return 'uncovered'
  const edges = graph.edges.filter(({ transitions }) => transitions.includes(transition))
  const isWhole = (level: LevelCoverage) =>
    level.transitions.has(transition) && edges.every(({ id }) => level.edges.has(id))
  if (!ran.every(isWhole)) return 'partly'
  return ran.length === coverage.length ? 'covered' : 'unrun'
}

/** How often a transition was taken at each level: '12 · 12 · –', a dash where no test was run. */
export function countsOf(coverage: readonly LevelCoverage[], transition: string): string {
  return coverage
    .map(({ isRun, transitions }) => (isRun ? String(transitions.get(transition) ?? 0) : '–'))
    .join('\u00a0·\u00a0')
}

function levelCoverage(graph: Graph, level: Level, drawn: Version, records: readonly WalkRecord[]): LevelCoverage {
  const walks = records.filter((record) => differenceOf(record, drawn) === null)
  const edges = tally(walks.flatMap((record) => record.edges))
  const started = walks.filter(({ result, failure }) => result === 'passed' || failure?.step !== 0)
  const atStart = started.flatMap(() => graph.initialTransitions)
  const onTheWay = graph.edges.flatMap(({ id, transitions }) =>
    Array.from({ length: edges.get(id) ?? 0 }, () => transitions).flat(),
  )
  return {
    level,
    isRun: walks.length > 0,
    edges,
    transitions: tally([...atStart, ...onTheWay]),
    walks: byPath(walks),
    earlier: byPath(records.filter((record) => !walks.includes(record))),
    seconds: walks.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    last: walks.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null,
  }
}

function byPath(records: readonly WalkRecord[]): Map<string, WalkRecord> {
  return new Map(records.map((record) => [record.path, record]))
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
