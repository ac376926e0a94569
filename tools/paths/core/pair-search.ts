import type { DataPairs } from './data-pairs.ts'
import type { Edge, Graph, Situation, Stimulus } from './explore.ts'
import { nameOf } from './stimuli.ts'

interface Place {
  at: Situation
  /** What is still wanted there. */
  left: readonly string[]
  way: readonly Edge[]
}

/** Shortest ways in a graph that do not come back, in between, to the state in which the flow begins. */
export function searchOf({ situations, edges }: Graph, { isReturn }: DataPairs) {
  const outgoing = new Map<string, Edge[]>(situations.map(({ key }) => [key, []]))
  for (const edge of edges) outgoing.get(edge.from.key)?.push(edge)
  return { wayTo, wayBack, bestWay }

  /** The shortest way from a situation that takes all these values; undefined where there is none. */
  function wayTo(start: Situation, wanted: readonly string[]): readonly Edge[] | undefined {
    const places: Place[] = [{ at: start, left: wanted, way: [] }]
    const seen = new Set<string>()
    for (const { at, left, way } of places) {
      for (const edge of outgoing.get(at.key) ?? []) {
        const rest = left.filter((value) => value !== nameOf(edge.stimulus))
        const next = [...way, edge]
        if (rest.length === 0) return next
        const name = `${rest.join()} ${edge.to.key}`
        if (isReturn(edge) || seen.has(name)) continue
        seen.add(name)
        places.push({ at: edge.to, left: rest, way: next })
      }
    }
    return undefined
  }

  /** The shortest way back to the state in which the flow begins; undefined where there is none. */
  function wayBack(start: Situation): readonly Edge[] | undefined {
    const places: Place[] = [{ at: start, left: [], way: [] }]
    const seen = new Set([start.key])
    for (const { at, way } of places) {
      for (const edge of outgoing.get(at.key) ?? []) {
        const next = [...way, edge]
        if (isReturn(edge)) return next
        if (seen.has(edge.to.key)) continue
        seen.add(edge.to.key)
        places.push({ at: edge.to, left: [], way: next })
      }
    }
    return undefined
  }

  /** Of the ways within a number of steps, the one whose last step gains the most for its length. */
  function bestWay(start: Situation, steps: number, gain: (stimulus: Stimulus) => number) {
    let best: { way: readonly Edge[]; worth: number } | undefined
    const places: Place[] = [{ at: start, left: [], way: [] }]
    const seen = new Set([start.key])
    for (const { at, way } of places) {
      if (way.length === steps) break
      for (const edge of outgoing.get(at.key) ?? []) {
        const next = [...way, edge]
        const worth = gain(edge.stimulus) / next.length
        if (worth > (best?.worth ?? 0)) best = { way: next, worth }
        if (isReturn(edge) || seen.has(edge.to.key)) continue
        seen.add(edge.to.key)
        places.push({ at: edge.to, left: [], way: next })
      }
    }
    return best?.way
  }
}
