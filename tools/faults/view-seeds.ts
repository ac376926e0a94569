import { Actor, type AnyMachineSnapshot } from 'xstate'
import { leavesOf } from '../paths/core/explore.ts'
import { isMachineSnapshot, snapshotOf } from './event-seeds.ts'
import { isMethod, replaceMethod, type Seed } from './seed.ts'

/** Whenever the machine enters this state, or changes within it, its observers get the snapshot from before. */
export function showSnapshotBefore(machineId: string, state: string): Seed {
  return () => {
    const before = new WeakMap<object, AnyMachineSnapshot>()
    const shownOf = (actor: object, snapshot: unknown) => before.get(actor) ?? snapshot
    const update = replaceUpdate(machineId, (actor, next, last) => {
      const isStale = isIn(next, state) && next !== last
      if (isStale) before.set(actor, last)
      else before.delete(actor)
      return isStale ? { ...next } : next
    })
    const look = replaceMethod(
      Actor.prototype,
      'getSnapshot',
      (original) =>
        function getSnapshot(this: object) {
          return shownOf(this, original.call(this))
        },
    )
    const subscribe = replaceMethod(
      Actor.prototype,
      'subscribe',
      (original) =>
        function subscribe(this: object, observer: unknown, ...others: unknown[]) {
          const next: unknown = isMethod(observer) ? observer : Reflect.get(Object(observer), 'next')
          if (!isMethod(next)) return original.call(this, observer, ...others)
          const observe = (snapshot: unknown) => next.call(Object(observer), shownOf(this, snapshot))
          return original.call(this, isMethod(observer) ? observe : { ...Object(observer), next: observe }, ...others)
        },
    )
    return { ...update, undo: () => [update, look, subscribe].forEach(({ undo }) => undo()) }
  }
}

/**
 * When the machine leaves this resting state it returns to where it was before it came to rest, as if nothing had been
 * reset.
 */
export function resumeAfter(machineId: string, rest: string): Seed {
  return () => {
    const kept = new WeakMap<object, AnyMachineSnapshot>()
    return replaceUpdate(machineId, (actor, next, last) => {
      if (isIn(next, rest) && !isIn(last, rest)) kept.set(actor, last)
      return isIn(last, rest) && !isIn(next, rest) ? (kept.get(actor) ?? next) : next
    })
  }
}

/** Replaces each new snapshot of this machine by what `change` returns. */
function replaceUpdate(
  machineId: string,
  change: (actor: object, next: AnyMachineSnapshot, last: AnyMachineSnapshot) => AnyMachineSnapshot,
) {
  return replaceMethod(
    Actor.prototype,
    'update',
    (original, takeEffect) =>
      function update(this: object, next: unknown, event: unknown) {
        const last = snapshotOf(this)
        if (last?.machine.id !== machineId || !isMachineSnapshot(next)) return original.call(this, next, event)
        const changed = change(this, next, last)
        if (changed !== next) takeEffect()
        return original.call(this, changed, event)
      },
  )
}

function isIn(snapshot: AnyMachineSnapshot, state: string): boolean {
  return leavesOf(snapshot).includes(state)
}
