import { vi } from 'vitest'
import { Actor, type AnyActor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { transitionIds } from '../paths/explore.ts'

/**
 * Takes one handler out of the user interface, or one delay out of the clock: from now on an event that would take this
 * transition of the machine does not arrive. Ends with the test, since spies are restored there. `id` is a transition's
 * id as the path kit names it.
 */
export function swallowEvent(machineId: string, id: string): void {
  const actors: { _send: (event: EventObject) => void } = Object(Actor.prototype)
  const receive = actors._send
  vi.spyOn(actors, '_send').mockImplementation(function swallow(this: AnyActor, event) {
    const snapshot: AnyMachineSnapshot = this.getSnapshot()
    if (snapshot.machine?.id === machineId) {
      const ids = transitionIds(snapshot.machine)
      const taken = snapshot.machine.getTransitionData(snapshot, event)
      if (taken.some((definition) => ids.get(definition) === id)) return
    }
    receive.call(this, event)
  })
}
