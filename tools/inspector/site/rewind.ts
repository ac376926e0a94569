import type {
  AnyActor,
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate'
import { restoreType } from '../messages.ts'

/**
 * What an actor needs to return to an earlier point: its state, its invoked actors, and the delays that were running.
 */
export interface Past {
  snapshot: Snapshot<unknown>
  delays: readonly { event: EventObject; delay: number; id: string }[]
}

interface Restore extends EventObject {
  past: Past
  entry: number
}

type Children = Partial<Record<string, AnyActorRef>>

const rewindable = new WeakSet<AnyStateMachine>()

/** The actor's present point, to return to later. */
export function presentOf(actor: AnyActor): Past {
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents)
  return {
    snapshot: actor.getPersistedSnapshot(),
    delays: scheduled.filter(({ source }) => source === actor).map(({ event, delay, id }) => ({ event, delay, id })),
  }
}

/**
 * Takes a running actor back to an earlier point. It stays the same actor, so that the page follows as with any
 * transition. No action runs and nothing is emitted; invoked actors are invoked again, and delays start again.
 */
export function goBack(actor: AnyActor, past: Past, entry: number): void {
  makeRewindable(actor.logic)
  const restore: Restore = { type: restoreType, entry, past }
  actor.send(restore)
}

/** Makes a machine take one more event: the transition to a snapshot of the past. */
function makeRewindable(machine: AnyStateMachine): void {
  if (rewindable.has(machine)) return
  rewindable.add(machine)
  const transition = machine.transition.bind(machine)
  machine.transition = (snapshot, event, scope) =>
    isRestore(event) ? restored(machine, event.past, snapshot, scope) : transition(snapshot, event, scope)
}

function restored(
  machine: AnyStateMachine,
  { snapshot, delays }: Past,
  present: AnyMachineSnapshot,
  scope: AnyActorScope,
): AnyMachineSnapshot {
  const { self, system, stopChild, defer } = scope
  const left: Children = present.children
  for (const child of Object.values(left)) if (child) stopChild(child)
  system.scheduler.cancelAll(self)
  const past: AnyMachineSnapshot = machine.restoreSnapshot(snapshot, scope)
  const invoked: Children = past.children
  defer(() => {
    for (const child of Object.values(invoked)) child?.start()
    for (const { event, delay, id } of delays) system.scheduler.schedule(self, self, event, delay, id)
  })
  return past
}

function isRestore(event: EventObject): event is Restore {
  return event.type === restoreType && 'past' in event
}
