import { Actor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { transitionIds } from '../paths/core/explore.ts'
import { replaceMethod, type Seed } from './seed.ts'

type Deliver = (event: EventObject) => void

/** The event or delay that takes this transition does not reach the machine. */
export function swallow(machineId: string, transition: string): Seed {
  return intercept(machineId, (event, _, snapshot) => {
    const ids = transitionIds(snapshot.machine)
    return snapshot.machine.getTransitionData(snapshot, event).some((taken) => ids.get(taken) === transition)
  })
}

/** Another event reaches the machine in place of each event of this type. */
export function sendInstead(machineId: string, type: string, other: EventObject): Seed {
  return intercept(machineId, (event, deliver) => {
    if (event.type !== type) return false
    deliver(other)
    return true
  })
}

/** Another payload reaches the machine while the path sends, or tries, the class with this one. */
export function sendPayloadOf(machineId: string, { type, variant }: EventClass, other: EventObject): Seed {
  return (now) =>
    intercept(machineId, (event, deliver) => {
      if (event.type !== type || now()?.name !== type || now()?.variant !== variant) return false
      deliver(other)
      return true
    })(now)
}

/** Each event of this type is sent twice. */
export function sendTwice(machineId: string, type: string): Seed {
  return intercept(machineId, (event, deliver) => {
    if (event.type !== type) return false
    deliver(event)
    deliver(event)
    return true
  })
}

/** Nobody receives the events of this type that the machine emits. */
export function dropEmitted(machineId: string, type: string): Seed {
  return () =>
    replaceMethod(
      Actor.prototype,
      'on',
      (original, takeEffect) =>
        function on(this: object, emitted: unknown, handler: unknown) {
          const isMeant = emitted === type && snapshotOf(this)?.machine.id === machineId
          return original.call(this, emitted, isMeant ? takeEffect : handler)
        },
    )
}

export interface EventClass {
  type: string
  variant: string
}

/**
 * Passes each event for a machine to `isTaken`, which may deliver other events in its place, and returns whether the
 * event itself is dropped.
 */
function intercept(
  machineId: string,
  isTaken: (event: EventObject, deliver: Deliver, snapshot: AnyMachineSnapshot) => boolean,
): Seed {
  return () =>
    replaceMethod(
      Actor.prototype,
      '_send',
      (original, takeEffect) =>
        function _send(this: object, event: unknown) {
          const snapshot = snapshotOf(this)
          const deliver: Deliver = (other) => void original.call(this, other)
          if (snapshot?.machine.id !== machineId || !isEvent(event) || !isTaken(event, deliver, snapshot))
            return original.call(this, event)
          takeEffect()
          return undefined
        },
    )
}

/** The snapshot of a machine's actor. */
export function snapshotOf(actor: unknown): AnyMachineSnapshot | undefined {
  const snapshot: unknown = actor instanceof Actor ? Reflect.get(actor, '_snapshot') : undefined
  return isMachineSnapshot(snapshot) ? snapshot : undefined
}

export function isMachineSnapshot(value: unknown): value is AnyMachineSnapshot {
  return typeof value === 'object' && value !== null && 'machine' in value && 'value' in value
}

function isEvent(value: unknown): value is EventObject {
  return typeof value === 'object' && value !== null && 'type' in value
}
