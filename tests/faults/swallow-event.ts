import { onTestFinished } from 'vitest'
import { Actor, type AnyActor, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { transitionIds } from '../paths/explore.ts'

type Deliver = (this: AnyActor, event: EventObject) => void

/**
 * Takes one event or delay away from a machine: from now on what would take this transition does not reach it, be it
 * sent by the user interface or due by the clock. Ends with the test. `id` is a transition's id as the path kit names it.
 */
export function swallowEvent(machineId: string, id: string): void {
  const deliver: Deliver = Reflect.get(Actor.prototype, '_send')
  const swallow: Deliver = function swallow(event) {
    const snapshot: AnyMachineSnapshot = this.getSnapshot()
    if (snapshot.machine?.id === machineId) {
      const ids = transitionIds(snapshot.machine)
      const taken = snapshot.machine.getTransitionData(snapshot, event)
      if (taken.some((definition) => ids.get(definition) === id)) return
    }
    deliver.call(this, event)
  }
  Reflect.set(Actor.prototype, '_send', swallow)
  onTestFinished(() => void Reflect.set(Actor.prototype, '_send', deliver))
}
