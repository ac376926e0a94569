import { createHash } from 'node:crypto'
import { nameOf, type Edge, type Graph, type Situation, type Start, type Stimulus } from './explore.ts'
import { pairwiseWalks } from './pairwise.ts'
import { greedyWalks } from './search.ts'

/**
 * What a suite of paths has to take at least once: `transitions`, every transition definition; `edges`, every edge;
 * `pairs`, every two transition definitions that consecutive steps can take; `edge-pairs`, every two consecutive edges.
 * A goal of pairs also asks for each single one, so that it tests no less than its simpler goal where a flow is too
 * short for pairs. `pairwise` is of data: every two values of different classes of events and answers.
 */
export type Goal = 'transitions' | 'edges' | 'pairs' | 'edge-pairs' | 'pairwise'

/** The goals that cover the machine; each is at least as thorough as the one before. */
export const goals: readonly Goal[] = ['transitions', 'edges', 'pairs', 'edge-pairs']

/** These, and the goal that covers the data. */
export const allGoals: readonly Goal[] = [...goals, 'pairwise']

interface PathStep {
  edge: Edge
  /**
   * Events that must have no effect after this step: those that its situation ignores, at the situation's first visit
   * in the suite.
   */
  ignored: readonly Stimulus[]
}

export interface Path {
  /** Hash of the path's stimuli, stable as long as the machine and the model name them alike. */
  id: string
  title: string
  /** `input` is the name of the input that it begins with; '' where the model has only one. */
  start: { input: string; situation: Situation; ignored: readonly Stimulus[] }
  steps: readonly PathStep[]
}

export interface Suite {
  goal: Goal
  /** The most steps that a path may have. */
  budget: number
  paths: readonly Path[]
  /** The number of the goal's targets. */
  targets: number
  covered: number
  /** Targets that no path within the step budget can take. */
  outOfBudget: readonly string[]
  /** Transition definitions that no situation of the model takes at all. */
  unreachable: readonly string[]
}

/** The most steps of a path, unless a target is farther away. */
export const defaultBudget = 12

/**
 * The fewest steps in which every target of a goal can be taken, but at least 12: the way to the farthest situation, one
 * step from there, and one more for a pair.
 */
export function automaticBudget(graph: Graph, goal: Goal): number {
  const outgoing = outgoingEdges(graph)
  const distances = new Map(graph.starts.map(({ situation }) => [situation.key, 0]))
  let farthest = 0
  for (const [key, distance] of distances) {
    for (const { to } of outgoing.get(key) ?? []) {
      farthest = distance + 1
      if (!distances.has(to.key)) distances.set(to.key, distance + 1)
    }
  }
  return Math.max(defaultBudget, farthest + (isOfPairs(goal) ? 1 : 0))
}

/**
 * A small suite of paths from the initial situations that takes every target of the goal, with at most `budget` steps in
 * each path; unless given, as many as the farthest target needs. Greedy: from where a path is, it goes the shortest way to the next target not yet taken.
 */
export function cover(graph: Graph, goal: Goal, budget: number = automaticBudget(graph, goal)): Suite {
  if (goal === 'pairwise') {
    const { walks, targets, missing } = pairwiseWalks(graph, budget)
    return suiteOf(graph, goal, budget, walks, targets.length, missing)
  }
  const outgoing = outgoingEdges(graph)
  const targets = targetsOf(graph, goal, outgoing)
  const missing = new Set(targets)
  const search = {
    outgoing: ({ key }: Situation) => outgoing.get(key) ?? [],
    taken: (previous: Edge | undefined, edge: Edge) => taken(goal, previous, edge),
    isOfPairs: isOfPairs(goal),
    budget,
  }
  const walks = graph.starts.flatMap((start) =>
    greedyWalks({ ...search, start: start.situation }, missing).map((edges): Walk => ({ start, edges })),
  )
  return suiteOf(graph, goal, budget, walks, targets.size, [...missing])
}

function suiteOf(
  graph: Graph,
  goal: Goal,
  budget: number,
  walks: readonly Walk[],
  targets: number,
  missing: readonly string[],
): Suite {
  const reachable = new Set([...graph.initialTransitions, ...graph.edges.flatMap((edge) => edge.transitions)])
  return {
    goal,
    budget,
    paths: withNegativeSteps(graph, walks),
    targets,
    covered: targets - missing.length,
    outOfBudget: missing,
    unreachable: graph.transitions.filter((id) => !reachable.has(id)),
  }
}

function isOfPairs(goal: Goal): boolean {
  return goal === 'pairs' || goal === 'edge-pairs'
}

/** The targets of a goal that a step takes, given the step before it. */
function taken(goal: Goal, previous: Edge | undefined, edge: Edge): readonly string[] {
  const named = ({ id, transitions }: Edge) => (goal === 'transitions' || goal === 'pairs' ? transitions : [id])
  if (!previous || !isOfPairs(goal)) return named(edge)
  return [...named(edge), ...named(previous).flatMap((one) => named(edge).map((other) => `${one} > ${other}`))]
}

function targetsOf(graph: Graph, goal: Goal, outgoing: ReadonlyMap<string, readonly Edge[]>): Set<string> {
  const pairsAfter = (edge: Edge) => (outgoing.get(edge.to.key) ?? []).flatMap((next) => taken(goal, edge, next))
  return new Set(
    graph.edges.flatMap((edge) => [...taken(goal, undefined, edge), ...(isOfPairs(goal) ? pairsAfter(edge) : [])]),
  )
}

function outgoingEdges(graph: Graph): ReadonlyMap<string, readonly Edge[]> {
  const outgoing = new Map<string, Edge[]>(graph.situations.map(({ key }) => [key, []]))
  for (const edge of graph.edges) outgoing.get(edge.from.key)?.push(edge)
  return outgoing
}

/** Edges one after the other, from one of the flow's starts. */
export interface Walk {
  start: Start
  edges: readonly Edge[]
}

function withNegativeSteps(graph: Graph, walks: readonly Walk[]): Path[] {
  const visited = new Set<string>()
  const firstVisit = (situation: Situation): readonly Stimulus[] => {
    if (visited.has(situation.key)) return []
    visited.add(situation.key)
    return situation.ignored
  }
  return walks.map(({ start: { input, situation }, edges }) => ({
    id: pathId(graph, input, edges),
    title: [...(input === '' ? [] : [input]), ...edges.map((edge) => nameOf(edge.stimulus))].join(', '),
    start: { input, situation, ignored: firstVisit(situation) },
    steps: edges.map((edge) => ({ edge, ignored: firstVisit(edge.to) })),
  }))
}

function pathId(graph: Graph, input: string, edges: readonly Edge[]): string {
  const begins = input === '' ? [] : [`with ${input}`]
  const words = [graph.model.id, ...begins, ...edges.map((edge) => nameOf(edge.stimulus))].join('\n')
  return createHash('sha256').update(words).digest('hex').slice(0, 10)
}
