import { getNextTransitions, type AnyMachineSnapshot } from 'xstate'
import type { AnyFlowModel, Stimulus } from './explore.ts'

/** The name of a stimulus with its class, 'location.pick: a clinic', or only the name where there is one class. */
export function nameOf({ name, variant }: Stimulus): string {
  return variant === '' ? name : `${name}: ${variant}`
}

/** All events of a model, one for each class. */
export function eventsOf(model: AnyFlowModel): Stimulus[] {
  return Object.entries(model.events).flatMap(([name, classes]) =>
    Object.entries(classes).map(([variant, payload]) => ({
      kind: 'event' as const,
      name,
      variant,
      event: { type: name, ...payload },
    })),
  )
}

/** The outcomes of an invoked actor in the model. Throws one sentence where the model has none. */
export function outcomesOf(model: AnyFlowModel, id: string): Stimulus[] {
  const outcomes = model.outcomes[id]
  if (!outcomes) throw new Error(`${model.id}: the model names no outcomes for the invoked actor '${id}'.`)
  return [
    ...Object.entries(outcomes.done ?? {}).map(([variant, output]) => outcome(id, 'done', variant, { output })),
    ...Object.entries(outcomes.error ?? {}).map(([variant, error]) => outcome(id, 'error', variant, { error })),
    ...Object.entries(outcomes.snapshot ?? {}).map(([variant, snapshot]): Stimulus => {
      const event = { type: `xstate.snapshot.${id}`, snapshot }
      return { kind: 'outcome', name: `${id} snapshot`, variant, event }
    }),
  ]
}

function outcome(id: string, kind: 'done' | 'error', variant: string, payload: object): Stimulus {
  const event = { type: `xstate.${kind}.actor.${id}`, actorId: id, ...payload }
  return { kind: 'outcome', name: `${id} ${kind}`, variant, event }
}

/** Ids of the actors that the active states invoke. */
export function invokesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id))
}

/** The events, outcomes and delays that a snapshot's states can react to, whether or not they are due. */
export function stimuliOf(model: AnyFlowModel, snapshot: AnyMachineSnapshot): Stimulus[] {
  if (snapshot.status !== 'active') return []
  const waiting = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  const delays = [...waiting].filter((type) => type.startsWith('xstate.after.'))
  return [
    ...eventsOf(model),
    ...invokesOf(snapshot).flatMap((id) => outcomesOf(model, id)),
    ...delays.map((type) => delayStimulus({ type }, type.split('.')[2] ?? '')),
  ]
}

/** The end of a delay, with the event that it brings; `wait` in milliseconds. */
export function delayStimulus(event: Stimulus['event'], delay: string, wait?: number): Stimulus {
  return {
    kind: 'delay',
    name: `after ${delay}`,
    variant: '',
    event,
    ...(wait === undefined ? {} : { wait }),
  }
}
