import { Actor, type EventObject } from 'xstate'
import { ownPlaces } from '../../tests/drivers/jsx-places.ts'
import { snapshotOf } from '../faults/event-seeds.ts'
import { replaceMethod } from '../faults/seed.ts'
import { leavesOf } from './core/explore.ts'
import type { MachineTestimony } from './core/failure-text.ts'

/** Listens to what the page's actors of a machine get, until it is stopped. */
export function listenTo(machineId: string) {
  let heard: MachineTestimony['heard'][number][] = []
  let actors: unknown[] = []
  const { undo } = replaceMethod(
    Actor.prototype,
    '_send',
    (original) =>
      function _send(this: object, event: unknown) {
        if (snapshotOf(this)?.machine.id === machineId && isEvent(event)) {
          actors = [this]
          if (event.type !== 'xstate.init')
            heard.push({
              event,
              from: ownPlaces(new Error('sent').stack ?? '')
                .slice(0, 3)
                .join(' called by '),
            })
        }
        return original.call(this, event)
      },
  )
  return {
    /** A new step begins. */
    forget: () => {
      heard = []
    },
    /** What the machine got since; null where it has not got anything yet. */
    testimony: (): MachineTestimony | null => {
      const snapshot = snapshotOf(actors[0])
      return snapshot ? { heard, leaves: leavesOf(snapshot) } : null
    },
    stop: undo,
  }
}

function isEvent(value: unknown): value is EventObject {
  return typeof value === 'object' && value !== null && 'type' in value
}
