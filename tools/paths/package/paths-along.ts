import { isDeepStrictEqual } from 'node:util'
import { pathsOfWalks, type Path } from '../core/cover.ts'
import type { Edge, Graph, Start } from '../core/explore.ts'

/** A path as XState's generators give it. */
export interface StatePath {
  steps: readonly { event: { type: string } }[]
}

/**
 * The paths of another generator, such as XState's, as paths of this kit: with the situations that they lead to, and
 * the events that these must ignore. They begin with the model's first input. Throws one sentence where an event is in
 * none of the model's classes, or does nothing.
 */
export function pathsAlong(graph: Graph, paths: readonly StatePath[]): Path[] {
  const [start] = graph.starts
  return start
    ? pathsOfWalks(
        graph,
        paths.map(({ steps }) => ({ start, edges: edgesAlong(graph, start, steps) })),
      )
    : []
}

function edgesAlong({ model, edges }: Graph, start: Start, steps: StatePath['steps']): Edge[] {
  const taken: Edge[] = []
  let from = start.situation
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
