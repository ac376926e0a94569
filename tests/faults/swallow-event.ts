import { vi } from 'vitest'
import { Actor, type AnyActor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { transitionIds } from '../paths/explore.ts'

/**
 * Takes one handler out of the user interface: from now on an event that would take this transition of the machine is
 * not sent. Ends with the test, since spies are restored there. `id` is a transition's id as the path kit names it.
 */
export function swallowEvent(machineId: string, id: string): void {
  const send: (event: EventObject) => void = Reflect.get(Actor.prototype, 'send')
  vi.spyOn(Actor.prototype, 'send').mockImplementation(function swallow(this: AnyActor, event) {
    const snapshot: AnyMachineSnapshot = this.getSnapshot()
    if (snapshot.machine?.id === machineId) {
      const ids = transitionIds(snapshot.machine)
      const taken = snapshot.machine.getTransitionData(snapshot, event)
      if (taken.some((definition) => ids.get(definition) === id)) return
    }
    send.call(this, event)
  })
}
