import { pathsOfWalks, type Path } from '../paths/core/cover.ts'
import {
  explore,
  nameOf,
  type AnyFlowModel,
  type Edge,
  type Graph,
  type Situation,
  type Stimulus,
} from '../paths/core/explore.ts'
import { walk, type Walker } from '../paths/core/run.ts'
import { textAlone } from '../paths/core/walk-failure.ts'

/** What happened in a visit, by the name of its stimulus: it had an effect, or was tried where it is to be ignored. */
export type VisitStep = { does: string } | { inVain: string }

/** The path that takes these steps, or the reason why the machine does not accept one of them. */
export type PathAlong = { path: Path } | { reason: string }

/** Follows the steps of a visit from where paths begin. */
export function pathAlong(graph: Graph, steps: readonly VisitStep[]): PathAlong {
  const [start] = graph.starts
  if (!start) throw new Error(`${graph.model.id}: the model has no start.`)
  const edges: Edge[] = []
  const tried: Stimulus[][] = [[]]
  let at: Situation = start.situation
  for (const [index, step] of steps.entries()) {
    const reason = `${graph.model.id}: step ${index + 1}, '${nameOfStep(step)}'`
    if ('does' in step) {
      const edge = graph.edges.find(({ from, stimulus }) => from === at && nameOf(stimulus) === step.does)
      if (!edge) return { reason: `${reason}, has no effect in ${at.leaves.join(' & ')}.` }
      edges.push(edge)
      tried.push([])
      at = edge.to
    } else {
      const stimulus = at.ignored.find((one) => nameOf(one) === step.inVain)
      if (!stimulus) return { reason: `${reason}, is not to be ignored in ${at.leaves.join(' & ')}.` }
      tried.at(-1)?.push(stimulus)
    }
  }
  const [path] = pathsOfWalks(graph, [{ start, edges }])
  if (!path) throw new Error(`${graph.model.id}: a walk without a path.`)
  return {
    path: {
      id: path.id,
      title: path.title,
      start: { ...path.start, ignored: tried[0] ?? [] },
      steps: edges.map((edge, index) => ({ edge, ignored: tried[index + 1] ?? [] })),
    },
  }
}

/** The name of a step's stimulus. */
export function nameOfStep(step: VisitStep): string {
  return 'does' in step ? step.does : step.inVain
}

/** Walks the steps of a visit; rejects where one of them fails, or where the machine does not accept it. */
export async function expectWalk(model: AnyFlowModel, steps: readonly VisitStep[], walker: Walker): Promise<void> {
  const along = pathAlong(explore(model), steps)
  if ('reason' in along) throw textAlone(`${along.reason} The machine has changed since: record the visit again.`)
  await walk(along.path, walker).catch((failure: unknown) => {
    throw textAlone(failure instanceof Error ? failure.message : String(failure))
  })
}

/** The shortest run of edges from where paths begin to a situation. */
export function wayTo({ initial, edges }: Graph, goal: Situation): Edge[] {
  const arrivals = new Map<string, Edge | null>([[initial.key, null]])
  const outgoing = new Map<string, Edge[]>()
  for (const edge of edges) outgoing.set(edge.from.key, [...(outgoing.get(edge.from.key) ?? []), edge])
  for (const key of arrivals.keys())
    for (const edge of outgoing.get(key) ?? []) if (!arrivals.has(edge.to.key)) arrivals.set(edge.to.key, edge)
  const way: Edge[] = []
  for (let edge = arrivals.get(goal.key); edge; edge = arrivals.get(edge.from.key)) way.unshift(edge)
  return way
}

/** Edges as the steps of a visit. */
export function stepsAlong(edges: readonly Edge[]): VisitStep[] {
  return edges.map(({ stimulus }) => ({ does: nameOf(stimulus) }))
}
