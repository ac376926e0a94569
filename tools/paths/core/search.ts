import type { Edge, Situation } from './explore.ts'

export interface Search {
  start: Situation
  /** The edges out of a situation. */
  outgoing: (situation: Situation) => readonly Edge[]
  /** The targets that an edge takes, given the edge before it. */
  taken: (previous: Edge | undefined, edge: Edge) => readonly string[]
  /** Whether targets depend on the edge before. */
  isOfPairs: boolean
  budget: number
}

/** Where a walk is: at a situation, or after an edge where pairs are asked for. */
interface Place {
  steps: readonly Step[]
  /** The index of the first step that may take a missing target; no step before it does. */
  spent: number
  /** The fewest steps to a place from which a step takes a missing target; the real number may be higher. */
  far: number
}

interface Step {
  edge: Edge
  targets: readonly string[]
  to: () => Place
}

/**
 * Walks from the start, of at most `budget` edges each, that take every target of `missing` within reach; targets taken
 * are deleted from `missing`. Greedy: each walk goes the shortest way to the nearest missing target, the first of
 * equals. Since targets are only removed, distances only grow: each place keeps its last known distance, which is
 * corrected when a search finds that it has grown.
 */
export function greedyWalks(search: Search, missing: Set<string>): Edge[][] {
  const { budget } = search
  const start = placesOf(search)
  const walks: Edge[][] = []
  for (let walk = nextWalk(); walk.length > 0; walk = nextWalk()) walks.push(walk)
  return walks

  function nextWalk(): Edge[] {
    const walk: Edge[] = []
    let place = start
    for (let way = wayFrom(place, budget); way.length > 0; way = wayFrom(place, budget - walk.length)) {
      for (const step of way) {
        for (const target of step.targets) missing.delete(target)
        walk.push(step.edge)
        place = step.to()
      }
    }
    return walk
  }

  /** The shortest run of steps that ends with a missing target; empty where none is within `steps`. */
  function wayFrom(place: Place, steps: number): readonly Step[] {
    while (place.far < steps) {
      const way = descend(place)
      if (way) return way
    }
    return []
  }

  /** The steps that the known distances lead along; undefined where one of them had to be corrected. */
  function descend(place: Place): readonly Step[] | undefined {
    const open = firstOpen(place)
    if (open) return [open]
    const next = nearest(place)
    const far = next ? Math.min(next.to().far + 1, budget) : budget
    if (!next || far > place.far) {
      place.far = far
      return undefined
    }
    const rest = descend(next.to())
    return rest && [next, ...rest]
  }

  function firstOpen(place: Place): Step | undefined {
    const { steps } = place
    while (place.spent < steps.length && !steps[place.spent]?.targets.some((target) => missing.has(target)))
      place.spent += 1
    return steps[place.spent]
  }
}

function nearest({ steps, far }: Place): Step | undefined {
  let best: Step | undefined
  for (const step of steps) {
    if (best && step.to().far >= best.to().far) continue
    best = step
    if (step.to().far < far) break
  }
  return best
}

/** The place at the start; other places are created when a step first leads there. */
function placesOf({ start, outgoing, taken, isOfPairs }: Search): Place {
  const places = new Map<Edge | Situation, Place>()
  return newPlace(start, undefined)

  function newPlace(at: Situation, previous: Edge | undefined): Place {
    const steps = outgoing(at).map((edge): Step => {
      let place: Place | undefined
      return { edge, targets: taken(previous, edge), to: () => (place ??= placeAfter(edge)) }
    })
    return { steps, spent: 0, far: 0 }
  }

  function placeAfter(edge: Edge): Place {
    const key = isOfPairs ? edge : edge.to
    const place = places.get(key) ?? newPlace(edge.to, isOfPairs ? edge : undefined)
    places.set(key, place)
    return place
  }
}
