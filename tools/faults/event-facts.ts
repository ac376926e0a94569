import { transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { effectOf, observationOf } from '../paths/core/observation.ts'
import type { Edge, Graph, Situation } from '../paths/core/explore.ts'
import { takenAction } from '../paths/core/transitions.ts'

/** An event with one of its model's payloads. */
export interface ClassOfEvent {
  variant: string
  event: EventObject
}

/** All classes of all events of a model. */
export function classesOf({ model }: Graph): ClassOfEvent[] {
  return Object.entries(model.events).flatMap(([type, classes]) =>
    Object.entries(classes).map(([variant, payload]) => ({ variant, event: { ...payload, type } })),
  )
}

/**
 * Whether these events lead a machine to the same snapshot with the same effects as those events, from every situation.
 */
export function isSameEverywhere(graph: Graph, these: readonly EventObject[], those: readonly EventObject[]): boolean {
  return graph.situations.every((from) => isSameAt(graph, from, these, those))
}

/** The same from one situation. */
export function isSameAt(
  graph: Graph,
  { snapshot }: Situation,
  these: readonly EventObject[],
  those: readonly EventObject[],
): boolean {
  return observe(graph, snapshot, these) === observe(graph, snapshot, those)
}

/** Whether a machine is in another state after `event` than after `other`. */
export function isElsewhere(graph: Graph, { snapshot }: Situation, event: EventObject, other: EventObject): boolean {
  const stateAfter = (sent: EventObject) => JSON.stringify(transition(graph.model.machine, snapshot, sent)[0].value)
  return stateAfter(event) !== stateAfter(other)
}

/** The types of events that a machine emits, each with the edges that emit it. */
export function emittedBy({ model, edges }: Graph): Map<string, Set<Edge>> {
  const emitted = new Map<string, Set<Edge>>()
  const edgesOf = ({ type }: EventObject) => emitted.get(type) ?? new Set()
  for (const edge of edges) {
    const [, actions] = transition(model.machine, edge.from.snapshot, edge.stimulus.event)
    for (const action of actions) {
      const seen: { type: string } = action
      if (isEmission(seen)) emitted.set(seen.params.event.type, edgesOf(seen.params.event).add(edge))
    }
  }
  return emitted
}

interface Emission {
  type: 'xstate.emit'
  params: { event: EventObject }
}

function isEmission(action: { type: string }): action is Emission {
  return action.type === 'xstate.emit'
}

function observe({ model }: Graph, from: AnyMachineSnapshot, events: readonly EventObject[]): string {
  let snapshot = from
  const effects: string[] = []
  for (const event of events) {
    const [next, actions] = transition(model.machine, snapshot, event)
    snapshot = next
    effects.push(...actions.filter(({ type }: { type: string }) => type !== takenAction).map(effectOf))
  }
  return observationOf(snapshot, effects)
}
