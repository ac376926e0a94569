import type { Level } from '../arguments.ts'
import type { Path } from '../core/cover.ts'
import type { Covered } from '../formats/formats.ts'
import type { PathHistory } from '../history.ts'
import { expectedAt, type Expected } from './durations.ts'
import { failureShare, risksOf, sumOf, takenBy, type Risks } from './risk.ts'

/** What paths are chosen from, and by what. */
export interface Choosing {
  /** The flows with the suites to choose from. */
  flows: readonly Covered[]
  level: Level
  /** The time there is, in milliseconds, one path after the other. */
  budget: number
  history: readonly PathHistory[]
  /** Transitions that have changed, as 'booking: open booking.close'. */
  changed?: ReadonlySet<string>
}

/** A path that may be chosen, with the time that it is expected to take. */
export interface Candidate extends Expected {
  flow: string
  path: Path
  /** The risk that it takes away after those chosen before it; of one that is left out, after all that are chosen. */
  risk: number
}

/** The paths chosen within a budget. */
export interface Selection {
  chosen: readonly Candidate[]
  left: readonly Candidate[]
  /** The time of the chosen paths, in milliseconds. */
  ms: number
  risk: { covered: number; whole: number }
  /** Transitions on no chosen path, as 'booking: open booking.close'. */
  untaken: readonly string[]
}

interface Option extends Candidate {
  taken: ReadonlySet<string>
}

/**
 * The paths that take away the most risk in the time given. Greedy, by risk per second and, for a budget in which one
 * long path is worth more than several short ones, by risk alone; the better of both. Deterministic: of equals the first.
 */
export function selectPaths({ flows, level, budget, history, changed = new Set() }: Choosing): Selection {
  const all = flows.flatMap(({ graph, suite }) => suite.paths.map((path) => ({ flow: graph.model.id, path })))
  const expected = expectedAt(level, all, history)
  const risks = new Map(
    flows.flatMap(({ graph, suite }) => [
      ...risksOf(graph, suite.paths, { changed, failures: failureShare(graph.model.id, level, history) }),
    ]),
  )
  const options = all.map(({ flow, path }): Option => ({
    flow,
    path,
    ...expected(flow, path),
    risk: 0,
    taken: takenBy(flow, path),
  }))
  const bySecond = greedy(options, risks, budget, (risk, { ms }) => risk / ms)
  const byRisk = greedy(options, risks, budget, (risk) => risk)
  return selectionOf(options, risks, riskOf(byRisk) > riskOf(bySecond) ? byRisk : bySecond, flows)
}

function greedy(
  options: readonly Option[],
  whole: Risks,
  budget: number,
  worth: (risk: number, option: Option) => number,
): Option[] {
  const risks = new Map(whole)
  const chosen: Option[] = []
  let left = [...options]
  for (let time = budget; ;) {
    const fitting = left
      .filter(({ ms }) => ms <= time)
      .map((option) => ({ ...option, risk: sumOf(risks, option.taken) }))
    const best = bestOf(fitting, (option) => worth(option.risk, option))
    if (!best || best.risk === 0) return chosen
    chosen.push(best)
    time -= best.ms
    left = left.filter(({ path }) => path !== best.path)
    for (const name of best.taken) risks.delete(name)
  }
}

function bestOf(options: readonly Option[], worth: (option: Option) => number): Option | undefined {
  return options.reduce<Option | undefined>(
    (best, option) => (best && worth(best) >= worth(option) ? best : option),
    undefined,
  )
}

function riskOf(chosen: readonly Option[]): number {
  return chosen.reduce((sum, { risk }) => sum + risk, 0)
}

function selectionOf(
  options: readonly Option[],
  risks: Risks,
  chosen: readonly Option[],
  flows: readonly Covered[],
): Selection {
  const taken = new Set(chosen.flatMap((option) => [...option.taken]))
  const paths = new Set(chosen.map(({ path }) => path))
  const remaining = new Map([...risks].filter(([name]) => !taken.has(name)))
  const transitions = flows.flatMap(({ graph }) =>
    graph.transitions.filter((id) => !graph.initialTransitions.includes(id)).map((id) => `${graph.model.id}: ${id}`),
  )
  return {
    chosen,
    left: options
      .filter(({ path }) => !paths.has(path))
      .map((option) => ({ ...option, risk: sumOf(remaining, option.taken) })),
    ms: chosen.reduce((sum, { ms }) => sum + ms, 0),
    risk: { covered: riskOf(chosen), whole: sumOf(risks, risks.keys()) },
    untaken: transitions.filter((name) => !taken.has(name)),
  }
}
