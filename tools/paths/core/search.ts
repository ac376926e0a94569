import type { Edge, Situation } from './explore.ts'

export interface Search {
  start: Situation
  /** The edges out of a situation. */
  outgoing: (situation: Situation) => readonly Edge[]
  /** What an edge takes, given the edge before it. */
  taken: (previous: Edge | undefined, edge: Edge) => readonly string[]
  /** Whether the edge before matters. */
  isOfPairs: boolean
  budget: number
}

/** Where a walk stands: a situation, or the edge by which it came there. */
interface Place {
  steps: readonly Step[]
  /** Steps before this one take nothing that is missing. */
  spent: number
  /** At least so many steps away is a place with a step that takes something that is missing. */
  far: number
}

interface Step {
  edge: Edge
  targets: readonly string[]
  to: () => Place
}

/**
 * Walks of at most `budget` edges each, from the start, that take all of `missing` that is in reach; what they take is
 * deleted there. Greedy: from where a walk stands it goes the shortest way to a target still missing, the first of
 * equals. As what is missing only gets less, distances only grow: each place keeps the last one known, and a descent
 * along them corrects those that have grown.
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

  /** The way that the known distances lead, or nothing where one of them had grown. */
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

/** The place to start from; further places come to be when a step first leads there. */
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
