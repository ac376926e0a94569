import { createHash } from 'node:crypto'
import { nameOf, type Edge, type Graph, type Situation, type Start, type Stimulus } from './explore.ts'
import { namesOf } from './names.ts'
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
  /** Its intent in words, which no other path of its suite has. */
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
  /**
   * In a large graph of the goal edges: how many edges count as taken with another one, since they differ only in what
   * is remembered or waited for, not in where they lead. Every situation is visited all the same.
   */
  folded: number
  /** Targets that no path within the step budget can take. */
  outOfBudget: readonly string[]
  /** Transition definitions that no situation of the model takes at all. */
  unreachable: readonly string[]
}

/** Ids of the transitions that a path of this graph takes, those on the way to its start included. */
export function transitionsTakenBy({ starts }: Graph, { start, steps }: Path): readonly string[] {
  const first = starts.find(({ input }) => input === start.input)
  return [...(first?.transitions ?? []), ...steps.flatMap(({ edge }) => edge.transitions)]
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
    return suiteOf(graph, goal, budget, walks, { count: targets.length, missing, folded: 0 })
  }
  const outgoing = outgoingEdges(graph)
  const folds = goal === 'edges' ? foldsOf(graph) : new Map<string, string>()
  const taken = (previous: Edge | undefined, edge: Edge) => takenBy(goal, folds, previous, edge)
  const targets = targetsOf(graph, goal, outgoing, taken)
  const missing = new Set(targets)
  const search = {
    outgoing: ({ key }: Situation) => outgoing.get(key) ?? [],
    taken,
    isOfPairs: isOfPairs(goal),
    budget,
  }
  const walks = graph.starts.flatMap((start) =>
    greedyWalks({ ...search, start: start.situation }, missing).map((edges): Walk => ({ start, edges })),
  )
  const folded = folds.size === 0 ? 0 : graph.edges.length - targets.size
  return suiteOf(graph, goal, budget, walks, { count: targets.size, missing: [...missing], folded })
}

function suiteOf(
  graph: Graph,
  goal: Goal,
  budget: number,
  walks: readonly Walk[],
  { count, missing, folded }: { count: number; missing: readonly string[]; folded: number },
): Suite {
  const reachable = new Set([...graph.initialTransitions, ...graph.edges.flatMap((edge) => edge.transitions)])
  return {
    goal,
    budget,
    paths: pathsOfWalks(graph, walks),
    targets: count,
    covered: count - missing.length,
    folded,
    outOfBudget: missing,
    unreachable: graph.transitions.filter((id) => !reachable.has(id)),
  }
}

const targetLimit = 200_000

function isOfPairs(goal: Goal): boolean {
  return goal === 'pairs' || goal === 'edge-pairs'
}

/** The targets of a goal that a step takes, given the step before it. */
function takenBy(
  goal: Goal,
  folds: ReadonlyMap<string, string>,
  previous: Edge | undefined,
  edge: Edge,
): readonly string[] {
  const named = ({ id, transitions }: Edge) =>
    goal === 'transitions' || goal === 'pairs' ? transitions : [folds.get(id) ?? id]
  if (!previous || !isOfPairs(goal)) return named(edge)
  return [...named(edge), ...named(previous).flatMap((one) => named(edge).map((other) => `${one} > ${other}`))]
}

function targetsOf(
  { model, edges }: Graph,
  goal: Goal,
  outgoing: ReadonlyMap<string, readonly Edge[]>,
  taken: (previous: Edge | undefined, edge: Edge) => readonly string[],
): Set<string> {
  const targets = new Set<string>()
  for (const edge of edges) {
    for (const target of taken(undefined, edge)) targets.add(target)
    if (!isOfPairs(goal)) continue
    for (const next of outgoing.get(edge.to.key) ?? []) for (const target of taken(edge, next)) targets.add(target)
    if (targets.size > targetLimit)
      throw new Error(
        `${model.id}: over ${targetLimit.toLocaleString('en-US')} targets of the goal ${goal}; take a simpler goal, or let the model's 'key' distinguish less.`,
      )
  }
  return targets
}

/** Up to as many edges, each is a target of its own. */
const unfoldedLimit = 1000

/**
 * In a large graph, for each edge the first one that differs from it only in what a history state remembers or in what
 * is waited for, and that takes the same transitions to the same place. The first edge into a situation stands for
 * itself, so that every situation is visited.
 */
function foldsOf({ edges, starts }: Graph): ReadonlyMap<string, string> {
  const folds = new Map<string, string>()
  if (edges.length <= unfoldedLimit) return folds
  const firsts = new Map<string, string>()
  const reached = new Set(starts.map(({ situation }) => situation.key))
  for (const { id, from, to, stimulus, transitions } of edges) {
    const result = [from.place, nameOf(stimulus), ...transitions, to.place].join('\n')
    const first = firsts.get(result) ?? id
    firsts.set(result, first)
    folds.set(id, reached.has(to.key) ? first : id)
    reached.add(to.key)
  }
  return folds
}

function outgoingEdges(graph: Graph): ReadonlyMap<string, readonly Edge[]> {
  const outgoing = new Map<string, Edge[]>(graph.situations.map(({ key }) => [key, []]))
  for (const edge of graph.edges) outgoing.get(edge.from.key)?.push(edge)
  return outgoing
}

/** A run of edges from one of a model's starts. */
export interface Walk {
  start: Start
  edges: readonly Edge[]
}

/** Walks as the paths of one suite, each situation's ignored events at its first visit. */
export function pathsOfWalks(graph: Graph, walks: readonly Walk[]): Path[] {
  const visited = new Set<string>()
  const firstVisit = (situation: Situation): readonly Stimulus[] => {
    if (visited.has(situation.key)) return []
    visited.add(situation.key)
    return situation.ignored
  }
  let names: readonly string[] | undefined
  return walks.map(({ start: { input, situation }, edges }, index) => ({
    id: pathId(graph, input, edges),
    get title() {
      names ??= namesOf(
        graph.model,
        walks.map((walk) => walk.edges),
      )
      return `${input === '' ? '' : `${input}: `}${names[index] ?? ''}`
    },
    start: { input, situation, ignored: firstVisit(situation) },
    steps: edges.map((edge) => ({ edge, ignored: firstVisit(edge.to) })),
  }))
}

function pathId(graph: Graph, input: string, edges: readonly Edge[]): string {
  const begins = input === '' ? [] : [`with ${input}`]
  const words = [graph.model.id, ...begins, ...edges.map((edge) => nameOf(edge.stimulus))].join('\n')
  return createHash('sha256').update(words).digest('hex').slice(0, 10)
}
