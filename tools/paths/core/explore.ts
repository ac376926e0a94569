import type { AnyStateMachine } from 'xstate'
import type { FlowModel } from './flow-model.ts'
import { explosion } from './explosion.ts'
import { leavesOf, situationKey } from './situation-key.ts'
import { createStepper, type Standing } from './stepper.ts'
import { nameOf } from './stimuli.ts'
import { transitionIds } from './transitions.ts'

export { leavesOf, situationKey } from './situation-key.ts'
export { nameOf, stimuliOf } from './stimuli.ts'
export { transitionIds } from './transitions.ts'

export type AnyFlowModel = FlowModel<AnyStateMachine, string>

/** Something that can happen to a flow: an event of a named class, an invoked actor's answer, or a delay. */
export interface Stimulus {
  kind: 'event' | 'outcome' | 'delay'
  /** 'location.pick', 'loadServices done', 'after patience'. */
  name: string
  /** The class within the name, '' where there is only one. */
  variant: string
  event: { type: string; [key: string]: unknown }
  /** Of a delay: the milliseconds that pass until it is due. */
  wait?: number
}

/** A state value with the part of the context that tells it apart: what a tester calls a situation. */
export interface Situation extends Standing {
  key: string
  /** The end of the key that no snapshot shows: what is waited for, where that is not as usual; mostly ''. */
  waits: string
  /** Dotted paths of the active leaf states. */
  leaves: readonly string[]
  /** Events that this situation must ignore. */
  ignored: readonly Stimulus[]
}

/** One stimulus in one situation, with every transition definition that it takes, eventless ones included. */
export interface Edge {
  id: string
  from: Situation
  to: Situation
  stimulus: Stimulus
  transitions: readonly string[]
}

export interface Graph {
  model: AnyFlowModel
  initial: Situation
  situations: readonly Situation[]
  edges: readonly Edge[]
  /** Ids of all transition definitions of the machine, taken or not. */
  transitions: readonly string[]
  /** Taken on the way to the initial situation. */
  initialTransitions: readonly string[]
}

const situationLimit = 20_000

/**
 * All situations and edges of a model, by breadth-first search over the machine's own transition function. Walks nested,
 * parallel and history states, eventless transitions, raised events, delays and invoked actors. Throws one sentence
 * where the machine has what it does not walk (an actor that is spawned, has a systemId or is listened to by onSnapshot;
 * an event that is raised after a delay or that the machine sends to itself), where an invoked actor has no outcomes,
 * where transitions take each other for ever, and where the model has over 20,000 situations.
 */
export function explore(model: AnyFlowModel): Graph {
  return exploreWithin(model, situationLimit)
}

/** The same with a limit of situations of one's own. */
export function exploreWithin(model: AnyFlowModel, limit: number): Graph {
  const stepper = createStepper(model)
  const first = stepper.start()
  const situations = new Map<string, Explored>()
  const edges: Edge[] = []
  const initial = known(first.reached)
  for (const from of situations.values()) {
    const moves = stepper.moves(from)
    from.ignored = stepper.ignored(moves)
    for (const { stimulus, reached, transitions } of moves)
      edges.push({ id: `${from.key} ${nameOf(stimulus)}`, from, to: known(reached), stimulus, transitions })
    if (situations.size > limit)
      throw new Error(explosion(model, [...situations.values()], (snapshot) => situationKey(model, snapshot)))
  }
  return {
    model,
    initial,
    situations: [...situations.values()],
    edges,
    transitions: [...transitionIds(model.machine).values()],
    initialTransitions: first.transitions,
  }

  function known(standing: Standing): Explored {
    const waits = stepper.waits(standing)
    const key = situationKey(model, standing.snapshot) + waits
    const situation = situations.get(key) ?? {
      key,
      waits,
      leaves: leavesOf(standing.snapshot),
      ...standing,
      ignored: [],
    }
    situations.set(key, situation)
    return situation
  }
}

interface Explored extends Situation {
  ignored: readonly Stimulus[]
}
