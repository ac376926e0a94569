import { createActor, fromPromise } from 'xstate'
import { situationKey, type AnyFlowModel } from '../paths/explore.ts'
import type { Walker } from '../paths/run.ts'
import { steppedClock } from './clock.ts'
import { delayOf } from './delay.ts'

/** Never settles: what an actor answers is the path's to say. */
const silent = fromPromise(() => new Promise(() => undefined))

/** The machine itself as an actor, with a clock that only paths advance. */
export function machineWalker(model: AnyFlowModel): Walker {
  const clock = steppedClock()
  const actors = Object.fromEntries(Object.keys(model.machine.implementations.actors).map((name) => [name, silent]))
  const actor = createActor(model.machine.provide({ actors }), { input: model.input, clock }).start()
  return {
    perform: async ({ kind, name, event, wait }) => {
      if (kind === 'delay') clock.advance(wait ?? delayOf(model, name))
      else actor.send(event)
    },
    refuse: async ({ event }) => {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    check: async (situation) => {
      const found = situationKey(model, actor.getSnapshot()) + situation.waits
      if (found !== situation.key) throw new Error(`expected ${situation.key}, found ${found}`)
    },
  }
}
