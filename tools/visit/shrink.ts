import type { Path } from '../paths/core/cover.ts'
import { nameOf, type Graph, type Situation } from '../paths/core/explore.ts'
import type { WalkFailure } from '../paths/core/walk-failure.ts'
import { ddmin, withoutRuns } from './ddmin.ts'
import { pathAlong, stepsAlong, wayTo, type VisitStep } from './steps.ts'

/** Walks a path; resolves to how it failed, or to null. */
export type Try = (path: Path) => Promise<WalkFailure | null>

/** What became of a visit. */
export interface Shrunk {
  steps: readonly VisitStep[]
  path: Path
  /** Null where nothing fails: then the steps are the shortest way to where the visit ended. */
  failure: WalkFailure | null
  /** Whether what fails is only what could be done next: a press that reaches nothing is in no log. */
  isBeyond: boolean
  /** How many paths were walked. */
  walks: number
}

/** The most ways to the failing step, other than the visit's own, that are walked. */
const mostWays = 12

/**
 * Walks the steps of a visit, then also what could be done next, and, where one fails, shrinks them to the shortest that still fail at the same stimulus
 * for the same reason: by delta debugging, then by leaving out what is left of detours, then by the shortest ways that
 * the machine has to such a step. Only what the machine accepts is walked.
 */
export async function shrink(graph: Graph, steps: readonly VisitStep[], attempt: Try): Promise<Shrunk> {
  const whole = accepted(graph, steps)
  const last = whole.steps.at(-1)?.edge.to ?? graph.initial
  let walks = 0
  const tries = [steps, ...nextSteps(graph, last).map((next) => [...steps, next])]
  let failing: { steps: readonly VisitStep[]; failure: WalkFailure } | undefined
  for (const one of tries) {
    if (failing) break
    walks += 1
    const failure = await attempt(accepted(graph, one))
    if (failure) failing = { steps: one, failure }
  }
  if (!failing) {
    const shortest = stepsAlong(wayTo(graph, last))
    return { steps: shortest, path: accepted(graph, shortest), failure: null, isBeyond: false, walks }
  }
  const { failure } = failing
  const isBeyond = failing.steps !== steps
  const known = new Map<string, boolean>()
  const fails = async (some: readonly VisitStep[]): Promise<boolean> => {
    const key = JSON.stringify(some)
    const before = known.get(key)
    if (before !== undefined) return before
    const along = pathAlong(graph, some)
    const found = 'path' in along ? await attempt(along.path) : null
    if ('path' in along) walks += 1
    const isSame = found !== null && causeOf(found) === causeOf(failure)
    known.set(key, isSame)
    return isSame
  }
  const least = await withoutRuns(await ddmin(upTo(failing.steps, failure.step), fails), fails)
  const shortest = (await firstFailing(shorterWays(graph, least, failure), fails)) ?? least
  const path = accepted(graph, shortest)
  return { steps: shortest, path, failure: (await attempt(path)) ?? failure, isBeyond, walks: walks + 1 }
}

function accepted(graph: Graph, steps: readonly VisitStep[]): Path {
  const along = pathAlong(graph, steps)
  if ('reason' in along) throw new Error(along.reason)
  return along.path
}

/** What a visitor could do in a situation. */
function nextSteps({ edges }: Graph, at: Situation): VisitStep[] {
  return stepsAlong(edges.filter(({ from, stimulus }) => from.key === at.key && stimulus.kind === 'event'))
}

/** What two failures have in common that count as the same one. */
function causeOf({ path, step, reason }: WalkFailure): string {
  const stimulus = path.steps[step - 1]?.edge.stimulus
  return [stimulus ? nameOf(stimulus) : 'the start', reason].join('\n')
}

/** The steps up to one that had an effect, counted from 1, with what was tried after it. */
function upTo(steps: readonly VisitStep[], step: number): readonly VisitStep[] {
  let taken = 0
  const end = steps.findIndex((one) => 'does' in one && ++taken > step)
  return end < 0 ? steps : steps.slice(0, end)
}

/** Ways to steps like the one that failed that are shorter than these steps, the shortest first. */
function shorterWays(graph: Graph, steps: readonly VisitStep[], { path, step }: WalkFailure): VisitStep[][] {
  const failed = path.steps[step - 1]
  if (!failed || failed.ignored.length > 0) return []
  const { stimulus, transitions } = failed.edge
  return graph.edges
    .filter((edge) => nameOf(edge.stimulus) === nameOf(stimulus) && edge.transitions.join() === transitions.join())
    .map((edge) => stepsAlong([...wayTo(graph, edge.from), edge]))
    .filter((way) => way.length < steps.length)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, mostWays)
}

async function firstFailing(
  ways: readonly VisitStep[][],
  fails: (steps: readonly VisitStep[]) => Promise<boolean>,
): Promise<readonly VisitStep[] | undefined> {
  for (const way of ways) if (await fails(way)) return way
  return undefined
}
