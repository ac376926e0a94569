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
  /** The class of the event; '' where there is only one. */
  variant: string
  event: { type: string; [key: string]: unknown }
  /** For a delay: the milliseconds until it is due. */
  wait?: number
}

/** What a tester calls a situation: a state value with the part of the context that distinguishes situations. */
export interface Situation extends Standing {
  key: string
  /**
   * The last part of the key, which no snapshot shows: the delays and answers waited for, where they are not the usual
   * ones; mostly ''.
   */
  waits: string
  /** Dotted paths of the active leaf states. */
  leaves: readonly string[]
  /** Events that this situation must ignore. */
  ignored: readonly Stimulus[]
}

/** One stimulus in one situation, with all transition definitions that it takes, eventless ones included. */
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
  /** Ids of the transitions taken on the way to the initial situation. */
  initialTransitions: readonly string[]
}

const situationLimit = 20_000

/**
 * All situations and edges of a model, found by breadth-first search over the machine's own transition function. It
 * covers nested, parallel and history states, eventless transitions, raised events, delays and invoked actors. Throws
 * one sentence where the machine has something that it cannot cover (an actor that is spawned, has a systemId or is
 * observed by onSnapshot; an event that is raised after a delay or that the machine sends to itself), where an invoked
 * actor has no outcomes, where transitions repeat without end, and where the model has over 20,000 situations.
 */
export function explore(model: AnyFlowModel): Graph {
  return exploreWithin(model, situationLimit)
}

/** The same with another limit on the number of situations. */
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
