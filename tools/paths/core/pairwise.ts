import type { Walk } from './cover.ts'
import { dataPairs, inputName, textOf, type DataPairs } from './data-pairs.ts'
import type { Edge, Graph, Situation, Start, Stimulus } from './explore.ts'
import { searchOf } from './pair-search.ts'
import { nameOf } from './stimuli.ts'

/** Walks that hold every two values of different data classes. */
export interface Pairwise {
  walks: readonly Walk[]
  /** The pairs, and the single values, that some walk can hold, however long. */
  targets: readonly string[]
  /** Those that no walk within the budget holds. */
  missing: readonly string[]
}

/**
 * Few walks of at most `budget` edges that hold every two values of different data classes. Not every two can be
 * combined, since one choice may close the way to another, so no table of combinations is computed first (as IPOG
 * does): a walk takes the steps that hold the most missing pairs for their length, or else the shortest way to a
 * missing one, then begins anew where the budget has room. A walk whose pairs others hold is dropped.
 */
export function pairwiseWalks(graph: Graph, budget: number): Pairwise {
  const pairs = dataPairs(graph)
  const search = searchOf(graph, pairs)
  const found = pairs.targets.flatMap((target) => {
    const lengths = graph.starts.flatMap((start) => wayTo(start, start.situation, target)?.length ?? [])
    return lengths.length === 0 ? [] : [{ target, text: textOf(target), isWithin: Math.min(...lengths) <= budget }]
  })
  const open = new Map(found.filter(({ isWithin }) => isWithin).map(({ text, target }) => [text, target]))
  const walks = graph.starts.flatMap(walksFrom)
  return {
    walks: withoutSpare(walks, pairs),
    targets: found.map(({ text }) => text),
    missing: found.filter(({ isWithin }) => !isWithin).map(({ text }) => text),
  }

  function walksFrom(start: Start): Walk[] {
    const all: Walk[] = []
    for (let edges = nextWalk(start); edges.length > 0; edges = nextWalk(start)) all.push({ start, edges })
    return all
  }

  function nextWalk(start: Start): Edge[] {
    const edges: Edge[] = []
    for (let more = onward(start, edges); more.length > 0; more = onward(start, edges)) {
      edges.push(...more)
      for (const held of pairs.heldBy({ start, edges })) open.delete(held)
    }
    return edges
  }

  function onward(start: Start, edges: readonly Edge[]): readonly Edge[] {
    const room = budget - edges.length
    const at = edges.at(-1)?.to ?? start.situation
    const taken = pairs.latest({ start, edges })
    const best = search.bestWay(at, room, (stimulus) => gainOf(stimulus, taken, open))
    if (best || edges.length === 0) return best ?? anew(start, [], at, room)
    const back = search.wayBack(at)
    return back ? anew(start, back, back.at(-1)?.to ?? at, room) : []
  }

  /** A way to the first open target for which there is room, from where a way back leads. */
  function anew(start: Start, back: readonly Edge[], from: Situation, room: number): readonly Edge[] {
    for (const target of open.values()) {
      const way = wayTo(start, from, target)
      if (way && back.length + way.length <= room) return [...back, ...way]
    }
    return []
  }

  /** The shortest way to a target in a walk with this start; undefined where its input is another. */
  function wayTo(start: Start, from: Situation, target: readonly string[]): readonly Edge[] | undefined {
    const rest = target.filter((value) => value !== inputName(start))
    return search.wayTo(from, rest)
  }
}

/** How many open targets a stimulus would complete. */
function gainOf(stimulus: Stimulus, taken: ReadonlySet<string>, open: ReadonlyMap<string, unknown>): number {
  const name = nameOf(stimulus)
  if (taken.has(name)) return 0
  return [[name], ...[...taken].map((other) => [name, other].toSorted())].filter((target) => open.has(textOf(target)))
    .length
}

/** The walks without those whose targets all others hold together, the longest of these first. */
function withoutSpare(walks: readonly Walk[], { heldBy }: DataPairs): Walk[] {
  const held = new Map(walks.map((walk) => [walk, heldBy(walk)]))
  for (const walk of walks.toSorted((one, other) => other.edges.length - one.edges.length)) {
    const own = held.get(walk) ?? new Set()
    const others = [...held].filter(([other]) => other !== walk).map(([, targets]) => targets)
    if ([...own].every((target) => others.some((targets) => targets.has(target)))) held.delete(walk)
  }
  return [...held.keys()]
}
