import { dataPairs, textOf, type DataPairs } from './data-pairs.ts'
import type { Edge, Graph, Situation, Stimulus } from './explore.ts'
import { searchOf } from './pair-search.ts'
import { nameOf } from './stimuli.ts'

/** Walks that hold every two values of different data classes. */
export interface Pairwise {
  walks: readonly Edge[][]
  /** The pairs, and the single values, that some walk can hold, however long. */
  targets: readonly string[]
  /** Those that no walk within the budget holds. */
  missing: readonly string[]
}

/**
 * Few walks of at most `budget` edges that hold every two values of different data classes. Not every two can be
 * combined, since one choice may close the way to another, so no table of combinations is computed first (as IPOG
 * does): a walk begins with the shortest way to a missing pair, then takes the steps that hold the most missing ones
 * for their length, then begins anew where the budget has room. A walk whose pairs others hold is dropped.
 */
export function pairwiseWalks(graph: Graph, budget: number): Pairwise {
  const pairs = dataPairs(graph)
  const search = searchOf(graph, pairs)
  const found = pairs.targets.flatMap((target) => {
    const way = search.wayTo(graph.initial, target)
    return way ? [{ target, text: textOf(target), isWithin: way.length <= budget }] : []
  })
  const open = new Map(found.filter(({ isWithin }) => isWithin).map(({ text, target }) => [text, target]))
  const walks: Edge[][] = []
  for (let walk = nextWalk(); walk.length > 0; walk = nextWalk()) walks.push(walk)
  return {
    walks: withoutSpare(walks, pairs),
    targets: found.map(({ text }) => text),
    missing: found.filter(({ isWithin }) => !isWithin).map(({ text }) => text),
  }

  function nextWalk(): Edge[] {
    const walk: Edge[] = []
    for (let more = onward(walk); more.length > 0; more = onward(walk)) {
      walk.push(...more)
      for (const held of pairs.heldBy(walk)) open.delete(held)
    }
    return walk
  }

  function onward(walk: readonly Edge[]): readonly Edge[] {
    const room = budget - walk.length
    const at = walk.at(-1)?.to ?? graph.initial
    const taken = pairs.latest(walk)
    const best = search.bestWay(at, room, (stimulus) => gainOf(stimulus, taken, open))
    if (best || walk.length === 0) return best ?? anew([], at, room)
    const back = search.wayBack(at)
    return back ? anew(back, back.at(-1)?.to ?? at, room) : []
  }

  /** A way to the first open target for which there is room, from where a way back leads. */
  function anew(back: readonly Edge[], from: Situation, room: number): readonly Edge[] {
    for (const target of open.values()) {
      const way = search.wayTo(from, target)
      if (way && back.length + way.length <= room) return [...back, ...way]
    }
    return []
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
function withoutSpare(walks: readonly Edge[][], { heldBy }: DataPairs): Edge[][] {
  const held = new Map(walks.map((walk) => [walk, heldBy(walk)]))
  for (const walk of walks.toSorted((one, other) => other.length - one.length)) {
    const own = held.get(walk) ?? new Set()
    const others = [...held].filter(([other]) => other !== walk).map(([, targets]) => targets)
    if ([...own].every((target) => others.some((targets) => targets.has(target)))) held.delete(walk)
  }
  return [...held.keys()]
}
