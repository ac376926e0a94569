import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyFlowModel, Stimulus } from './explore.ts'
import { eventsOf } from './stimuli.ts'

/**
 * All classes of a model's events, with fast lookups of those that have a transition in a snapshot and those that do
 * not.
 */
export function eventClasses(model: AnyFlowModel, machine: AnyStateMachine) {
  const all = eventsOf(model)
  const byType = Object.keys(model.events).map((type) => [type, all.filter(({ name }) => name === type)] as const)
  const numbers = new Map(all.map((event, index) => [event, index]))
  const ignoredBy = new Map<string, readonly Stimulus[]>()

  /** Also true where a guard fails: sending the event then says how. */
  function mayTransit(snapshot: AnyMachineSnapshot, event: Stimulus['event']): boolean {
    try {
      return machine.getTransitionData(snapshot, event).length > 0
    } catch {
      return true
    }
  }

  return {
    /**
     * The events that may have an effect: an active state has a transition for them, or has eventless transitions,
     * whose guards may depend on them.
     */
    heardIn(snapshot: AnyMachineSnapshot): readonly Stimulus[] {
      if (snapshot._nodes.some(({ always }) => always && always.length > 0)) return all
      const types = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]))
      const hasWildcard = [...types].some((type) => type.endsWith('*'))
      return byType
        .filter(([type]) => hasWildcard || types.has(type))
        .flatMap(([, classes]) => classes.filter(({ event }) => mayTransit(snapshot, event)))
    },

    /**
     * All events but these. The list is shared between situations that ignore the same events, since there are many
     * situations.
     */
    without(heard: readonly Stimulus[]): readonly Stimulus[] {
      const signature = heard.map((stimulus) => numbers.get(stimulus) ?? '').join()
      const ignored = ignoredBy.get(signature) ?? all.filter((event) => !heard.includes(event))
      ignoredBy.set(signature, ignored)
      return ignored
    },
  }
}
