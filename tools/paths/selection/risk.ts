import type { Level } from '../arguments.ts'
import type { Path } from '../core/cover.ts'
import type { Graph } from '../core/explore.ts'
import type { PathHistory } from '../history.ts'
import { weightOf } from './weights.ts'

/** A transition of a version that is tested anew counts as this many that are as they were. */
const changedFactor = 5

/** Of a path's runs, this many of the last ones say how often it fails. */
const lastRuns = 10

/** What may be broken, by what a path takes: a transition, an edge, or what made this very path fail before. */
export type Risks = ReadonlyMap<string, number>

/**
 * The risk of a flow. Half of a transition's is gone when it is taken once, the other half in equal parts with each of
 * its edges, so that rare situations count, but a transition that has many of them does not hide all others. Its size
 * is the transition's written weight, five times that where it has changed. A path that failed in some of its last runs
 * has a risk of its own besides: that share of the risk of all that it takes.
 */
export function risksOf(
  graph: Graph,
  paths: readonly Path[],
  { changed, failures }: { changed: ReadonlySet<string>; failures: (path: Path) => number },
): Map<string, number> {
  const { id: flow } = graph.model
  const risks = new Map<string, number>()
  for (const transition of graph.transitions) {
    const edges = graph.edges.filter(({ transitions }) => transitions.includes(transition))
    if (edges.length === 0) continue
    const risk = weightOf(flow, transition) * (changed.has(`${flow}: ${transition}`) ? changedFactor : 1)
    add(risks, `${flow}: ${transition}`, risk / 2)
    for (const { id } of edges) add(risks, `${flow}: ${id}`, risk / 2 / edges.length)
  }
  for (const path of paths) {
    const own = failures(path) * sumOf(risks, takenBy(flow, path))
    if (own > 0) add(risks, ownName(flow, path), own)
  }
  return risks
}

/** What a path takes, as named in the risks. */
export function takenBy(flow: string, path: Path): Set<string> {
  const names = path.steps.flatMap(({ edge }) => [...edge.transitions, edge.id].map((name) => `${flow}: ${name}`))
  return new Set([...names, ownName(flow, path)])
}

/** The sum of the risks of these names. */
export function sumOf(risks: Risks, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + (risks.get(name) ?? 0), 0)
}

/** The share of a path's last runs at a level that did not pass; 0 where there is none. */
export function failureShare(flow: string, level: Level, history: readonly PathHistory[]): (path: Path) => number {
  return ({ id }) => {
    const found = history.find((each) => each.flow === flow && each.level === level && each.path === id)
    const runs = found?.runs.slice(-lastRuns) ?? []
    return runs.length === 0 ? 0 : runs.filter(({ result }) => result !== 'passed').length / runs.length
  }
}

function ownName(flow: string, { id }: Path): string {
  return `${flow}: path ${id}`
}

function add(risks: Map<string, number>, name: string, risk: number): void {
  risks.set(name, (risks.get(name) ?? 0) + risk)
}
