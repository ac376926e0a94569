import { transitionsTakenBy, type Path, type Suite } from '../core/cover.ts'
import type { Graph } from '../core/explore.ts'
import type { Requirement } from './product.ts'

/** A flow with the suite whose paths are to show its requirements. */
export interface Traceable {
  graph: Graph
  suite: Suite
}

/** A transition with the paths of its flow that take it. */
interface TracedTransition {
  flow: string
  id: string
  paths: readonly Path[]
}

/** A requirement with the transitions that fulfil it; a requirement that is no flow's has none. */
export interface Trace {
  requirement: Requirement
  transitions: readonly TracedTransition[]
}

/** The transitions and paths of each requirement, in the order of the requirements. */
export function traceOf(requirements: readonly Requirement[], flows: readonly Traceable[]): Trace[] {
  return requirements.map((requirement) => ({
    requirement,
    transitions: flows.flatMap(({ graph, suite }) =>
      transitionsNamed(graph, graph.model.requirements?.[requirement.number] ?? []).map((id) => ({
        flow: graph.model.id,
        id,
        paths: suite.paths.filter((path) => transitionsTakenBy(graph, path).includes(id)),
      })),
    ),
  }))
}

/** The transitions that no requirement or decision of their flow's model names, as 'booking: open booking.close'. */
export function unasked(flows: readonly Traceable[]): string[] {
  return flows.flatMap(({ graph }) => {
    const asked = new Set(transitionsNamed(graph, Object.values(graph.model.requirements ?? {}).flat()))
    return graph.transitions.filter((id) => !asked.has(id)).map((id) => `${graph.model.id}: ${id}`)
  })
}

/**
 * What is wrong with the numbers, one sentence each: a requirement that is nobody's or somebody's twice, a number that
 * there is not, a transition that there is not, a transition of a requirement that no path takes.
 */
export function traceProblems(
  traces: readonly Trace[],
  flows: readonly Traceable[],
  elsewhere: Readonly<Record<string, string>>,
  decisions: ReadonlySet<number>,
): string[] {
  const known = new Set(traces.map(({ requirement }) => requirement.number))
  return [
    ...traces.flatMap((trace) => ownerProblems(trace, elsewhere)),
    ...Object.keys(elsewhere)
      .filter((number) => !known.has(number))
      .map((number) => `There is no requirement ${number}.`),
    ...flows.flatMap(({ graph }) => nameProblems(graph, known, decisions)),
  ]
}

function ownerProblems({ requirement: { number }, transitions }: Trace, elsewhere: Readonly<Record<string, string>>) {
  const isElsewhere = Object.hasOwn(elsewhere, number)
  if (isElsewhere && transitions.length > 0)
    return [`${number} is said to be no flow’s, but ${transitions[0]?.flow ?? ''} names it.`]
  if (!isElsewhere && transitions.length === 0)
    return [`${number} has no transition: name it in a flow's model, or in tools/paths/requirements/elsewhere.ts.`]
  return transitions
    .filter(({ paths }) => paths.length === 0)
    .map(({ flow, id }) => `${number}: no path of ${flow} takes '${id}'.`)
}

function nameProblems(graph: Graph, known: ReadonlySet<string>, decisions: ReadonlySet<number>): string[] {
  return Object.entries(graph.model.requirements ?? {}).flatMap(([number, names]) => {
    const [, decision] = /^decision (\d+)$/.exec(number) ?? []
    const isThere = decision === undefined ? known.has(number) : decisions.has(Number(decision))
    return [
      ...(isThere ? [] : [`${graph.model.id}: there is no ${number}.`]),
      ...names
        .filter((name) => transitionsNamed(graph, [name]).length === 0)
        .map((name) => `${graph.model.id}: ${number} names '${name}', which is no transition.`),
    ]
  })
}

/** The transitions with these ids; an id without its number stands for all guarded twins. */
function transitionsNamed({ transitions }: Graph, names: readonly string[]): string[] {
  return transitions.filter((id) => names.includes(id) || names.includes(id.replace(/ #\d+$/, '')))
}
