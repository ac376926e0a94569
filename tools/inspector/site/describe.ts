import type { AnyActor, AnyMachineSnapshot, InspectedMicrostepEvent } from 'xstate'
import { leavesOf, transitionIds, type Stimulus } from '../../paths/core/explore.ts'
import { masked } from '../mask.ts'
import type { Microstep, PostedSnapshot } from '../messages.ts'

/** A flow, and the stimuli that it can be sent in a state. */
export interface KnownFlow {
  id: string
  stimuli: (snapshot: AnyMachineSnapshot) => readonly Stimulus[]
}

/** An actor's current state as a message: plain values, with the context masked. */
export function describePresent(
  actor: AnyActor,
  { id, stimuli }: KnownFlow,
  { entry, microsteps, isStopped }: { entry: number; microsteps: readonly Microstep[]; isStopped: boolean },
): PostedSnapshot {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  return {
    status: isStopped ? 'stopped' : snapshot.status,
    value: snapshot.value,
    context: masked(id, snapshot.context),
    entry,
    leaves: leavesOf(snapshot),
    microsteps,
    allowed: isStopped ? [] : stimuli(snapshot).filter(({ event }) => snapshot.can(event)),
    waitsFor: Object.keys(snapshot.children),
  }
}

/** The transitions of one microstep, as the path kit names them. */
export function describeMicrostep(actor: AnyActor, { snapshot, _transitions }: InspectedMicrostepEvent): Microstep {
  const ids = transitionIds(actor.logic)
  return {
    transitions: _transitions.flatMap((definition) => ids.get(definition) ?? []),
    leaves: isMachine(snapshot) ? leavesOf(snapshot) : [],
  }
}

function isMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return '_nodes' in snapshot
}
