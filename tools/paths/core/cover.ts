import { createHash } from 'node:crypto'
import { nameOf, type Edge, type Graph, type Situation, type Stimulus } from './explore.ts'
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
  start: { situation: Situation; ignored: readonly Stimulus[] }
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

export const defaultBudget = 12

/**
 * A small suite of paths from the initial situation that takes every target of the goal, with at most `budget` steps in
 * each path. Greedy: from where a path is, it goes the shortest way to the next target not yet taken.
 */
export function cover(graph: Graph, goal: Goal, budget: number = defaultBudget): Suite {
  if (goal === 'pairwise') {
    const { walks, targets, missing } = pairwiseWalks(graph, budget)
    return suiteOf(graph, goal, budget, walks, targets.length, missing)
  }
  const outgoing = outgoingEdges(graph)
  const targets = targetsOf(graph, goal, outgoing)
  const missing = new Set(targets)
  const walks = greedyWalks(
    {
      start: graph.initial,
      outgoing: ({ key }) => outgoing.get(key) ?? [],
      taken: (previous, edge) => taken(goal, previous, edge),
      isOfPairs: isOfPairs(goal),
      budget,
    },
    missing,
  )
  return suiteOf(graph, goal, budget, walks, targets.size, [...missing])
}

function suiteOf(
  graph: Graph,
  goal: Goal,
  budget: number,
  walks: readonly (readonly Edge[])[],
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

function withNegativeSteps(graph: Graph, walks: readonly (readonly Edge[])[]): Path[] {
  const visited = new Set<string>()
  const firstVisit = (situation: Situation): readonly Stimulus[] => {
    if (visited.has(situation.key)) return []
    visited.add(situation.key)
    return situation.ignored
  }
  return walks.map((edges) => ({
    id: pathId(graph, edges),
    title: edges.map((edge) => nameOf(edge.stimulus)).join(', '),
    start: { situation: graph.initial, ignored: firstVisit(graph.initial) },
    steps: edges.map((edge) => ({ edge, ignored: firstVisit(edge.to) })),
  }))
}

function pathId(graph: Graph, edges: readonly Edge[]): string {
  const words = [graph.model.id, ...edges.map((edge) => nameOf(edge.stimulus))].join('\n')
  return createHash('sha256').update(words).digest('hex').slice(0, 10)
}
