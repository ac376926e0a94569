import { createActor, fromPromise, initialTransition, SimulatedClock, transition, type AnyStateMachine } from 'xstate'
import { situationKey, type AnyFlowModel } from '../paths/explore.ts'
import type { Walker } from '../paths/run.ts'
import { delayOf } from './delay.ts'
import { effectOf, observationOf } from './observation.ts'

/** Never settles: what an actor answers is the path's to say. */
const silent = fromPromise(() => new Promise(() => undefined))

/**
 * A machine as an actor, with a clock that only paths advance; the model's own unless a test gives another. A check
 * compares it in full with what the model's own, as a pure function, is after the same: state, whole context, and all
 * that was emitted, invoked and scheduled since the check before.
 */
export function machineWalker(model: AnyFlowModel, machine: AnyStateMachine = model.machine): Walker {
  const actor = startActor(model, machine)
  const reference = startReference(model)
  return {
    perform: async ({ kind, name, event }) => {
      if (kind === 'delay') actor.pass(delayOf(model, name))
      else actor.send(event)
      reference.send(event)
    },
    refuse: async ({ event }) => {
      actor.send(event)
      reference.send(event)
    },
    check: async (situation) => {
      const expected = situationKey(model, situation.snapshot)
      const found = situationKey(model, actor.snapshot())
      if (found !== expected) throw new Error(`expected ${expected}, found ${found}`)
      const [wanted, seen] = [reference.observe(), actor.observe()]
      if (seen !== wanted) throw new Error(`expected ${wanted}, observed ${seen}`)
    },
  }
}

function startActor(model: AnyFlowModel, machine: AnyStateMachine) {
  const clock = new SimulatedClock()
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]))
  const failures: unknown[] = []
  let effects: string[] = []
  const actor = createActor(machine.provide({ actors }), {
    input: model.input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.action' && inspected.actorRef === actor) effects.push(effectOf(inspected.action))
    },
  })
  actor.subscribe({ error: (failure) => failures.push(failure) })
  actor.start()
  const snapshot = () => {
    if (failures.length > 0) throw new Error(`the machine broke: ${String(failures[0])}`)
    return actor.getSnapshot()
  }
  const show = () => observationOf(snapshot(), effects)
  return {
    snapshot,
    send: (event: { type: string }) => actor.send(event),
    pass: (milliseconds: number) => {
      const before = show()
      const almost = Math.max(0, milliseconds - 1)
      clock.increment(almost)
      if (show() !== before) throw new Error(`${show()} came before ${milliseconds} ms had passed`)
      clock.increment(milliseconds - almost)
    },
    observe: () => {
      const observation = show()
      effects = []
      return observation
    },
  }
}

function startReference({ machine, input }: AnyFlowModel) {
  const [initial, first] = initialTransition(machine, input)
  let snapshot = initial
  let effects = first.map(effectOf)
  return {
    send: (event: { type: string }) => {
      const [next, actions] = transition(machine, snapshot, event)
      snapshot = next
      effects.push(...actions.map(effectOf))
    },
    observe: () => {
      const observation = observationOf(snapshot, effects)
      effects = []
      return observation
    },
  }
}
