import { isDeepStrictEqual } from 'node:util'
import { pathsOfWalks, type Path } from '../core/cover.ts'
import type { Edge, Graph } from '../core/explore.ts'

/** A path as XState's generators give it. */
export interface StatePath {
  steps: readonly { event: { type: string } }[]
}

/**
 * The paths of another generator, such as XState's, as paths of this kit: with the situations that they lead to, and
 * the events that these must ignore. Throws one sentence where a step's event is in none of the model's
 * classes, or does nothing.
 */
export function pathsAlong(graph: Graph, paths: readonly StatePath[]): Path[] {
  return pathsOfWalks(
    graph,
    paths.map(({ steps }) => edgesAlong(graph, steps)),
  )
}

function edgesAlong({ model, initial, edges }: Graph, steps: StatePath['steps']): Edge[] {
  const taken: Edge[] = []
  let from = initial
  for (const { event } of steps.filter(({ event }) => event.type !== 'xstate.init')) {
    const edge = edges.find(
      (candidate) => candidate.from === from && isDeepStrictEqual(candidate.stimulus.event, event),
    )
    if (!edge) throw new Error(`${model.id}: ${JSON.stringify(event)} does nothing in '${from.leaves.join(' & ')}'.`)
    taken.push(edge)
    from = edge.to
  }
  return taken
}
