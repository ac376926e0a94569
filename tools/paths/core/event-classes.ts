import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { eventsOf } from './stimuli.ts'

/** A model's events by all their classes, asked many times over which of them a machine hears. */
export function eventClasses(model: AnyFlowModel, machine: AnyStateMachine) {
  const all = eventsOf(model)
  const byType = Object.keys(model.events).map((type) => [type, all.filter(({ name }) => name === type)] as const)
  const numbers = new Map(all.map((event, index) => [event, index]))
  const ignoredBy = new Map<string, readonly Stimulus[]>()

  return {
    /** The events that may do something: an active state has a transition for them, or eventless ones that may listen. */
    heardIn(snapshot: AnyMachineSnapshot): readonly Stimulus[] {
      if (snapshot._nodes.some(({ always }) => always && always.length > 0)) return all
      const types = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))
      const hasWildcard = [...types].some((type) => type.endsWith('*'))
      return byType
        .filter(([type]) => hasWildcard || types.has(type))
        .flatMap(([, classes]) => classes.filter(({ event }) => machine.getTransitionData(snapshot, event).length > 0))
    },

    /** All events but these; the same list for the same ones, as there can be as many lists as situations. */
    without(heard: readonly Stimulus[]): readonly Stimulus[] {
      const signature = heard.map((stimulus) => numbers.get(stimulus) ?? '').join()
      const ignored = ignoredBy.get(signature) ?? all.filter((event) => !heard.includes(event))
      ignoredBy.set(signature, ignored)
      return ignored
    },
  }
}
