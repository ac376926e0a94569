import {
  createActor,
  fromPromise,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import { inputsOf, situationKey, type AnyFlowModel } from './explore.ts'
import type { Walker } from './run.ts'
import { steppedClock } from './stepped-clock.ts'
import { delayOf } from './delay.ts'
import { effectOf, observationOf } from './observation.ts'

/** Never settles: the paths decide what an actor answers. */
const silent = fromPromise(() => new Promise(() => undefined))

/**
 * Walks paths on a machine as an actor, with a clock that only paths advance; on the model's own machine unless a test
 * gives another. It starts with the path's own input. Each check compares the actor in full with the model's own machine
 * computed as a pure function: state, whole context, and everything emitted, invoked and scheduled since the check before.
 */
export function machineWalker(model: AnyFlowModel, machine: AnyStateMachine = model.machine): Walker {
  let running: ReturnType<typeof start> | null = null
  const started = (name?: string) => (running ??= start(model, machine, inputOf(model, name)))
  return {
    during: (path, _step, carryOut) => {
      started(path.start.input)
      return carryOut()
    },
    perform: async ({ kind, name, event, wait }) => {
      const { actor, reference } = started()
      const ended = kind === 'delay' ? actor.pass(wait ?? delayOf(model, name)) : actor.send(event)
      for (const each of [event, ...ended.filter(({ type }) => type !== event.type)]) reference.send(each)
    },
    refuse: async ({ event }) => {
      const { actor, reference } = started()
      if (actor.snapshot().status !== 'active') return
      actor.send(event)
      reference.send(event)
    },
    check: async (situation) => {
      const { actor, reference } = started()
      const found = situationKey(model, actor.snapshot()) + situation.waits
      if (found !== situation.key) throw new Error(`expected ${situation.key}, found ${found}`)
      const [wanted, seen] = [reference.observe(), actor.observe()]
      if (seen !== wanted) throw new Error(`expected ${wanted}, observed ${seen}`)
    },
  }
}

/** The input with this name; the first one where none is named. */
function inputOf(model: AnyFlowModel, name?: string): unknown {
  const inputs = inputsOf(model)
  const [, input] = inputs.find(([each]) => each === name) ?? inputs[0] ?? []
  return input
}

function start(model: AnyFlowModel, machine: AnyStateMachine, input: unknown) {
  return { actor: startActor(machine, input), reference: startReference(model, input) }
}

function startActor(machine: AnyStateMachine, input: unknown) {
  const clock = steppedClock()
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]))
  const failures: unknown[] = []
  let effects: string[] = []
  let ended: AnyEventObject[] = []
  const actor = createActor(machine.provide({ actors }), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.action' && inspected.actorRef === actor) effects.push(effectOf(inspected.action))
      if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('xstate.after.'))
        ended.push(inspected.event)
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
    send: (event: AnyEventObject): AnyEventObject[] => {
      actor.send(event)
      return []
    },
    /** Lets time pass. Returns the events of all delays that ended at its end; throws where one ended before. */
    pass: (milliseconds: number): AnyEventObject[] => {
      ended = []
      const before = show()
      const almost = Math.max(0, milliseconds - 1)
      if (almost > 0) clock.advance(almost)
      if (show() !== before) throw new Error(`${show()} came before ${milliseconds} ms had passed`)
      clock.advance(milliseconds - almost)
      return ended
    },
    observe: () => {
      const observation = show()
      effects = []
      return observation
    },
  }
}

function startReference({ machine }: AnyFlowModel, input: unknown) {
  const [initial, first] = initialTransition(machine, input)
  let snapshot = initial
  let effects = first.map(effectOf)
  return {
    send: (event: AnyEventObject) => {
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
