import type { AnyStateMachine } from 'xstate'
import type { FlowModel } from './flow-model.ts'
import { explosion } from './explosion.ts'
import { leavesOf, placeKey, situationKey } from './situation-key.ts'
import { createStepper, type Standing } from './stepper.ts'
import { nameOf } from './stimuli.ts'
import { statesOf, transitionIds } from './transitions.ts'

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
  /** The first part of the key: the active states and the model's part of the context, without any memory or waiting. */
  place: string
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

/** Where paths begin with an input of the model. */
export interface Start {
  /** The input's name; '' where the model has only one. */
  input: string
  situation: Situation
  /** Ids of the transitions taken on the way there. */
  transitions: readonly string[]
}

export interface Graph {
  model: AnyFlowModel
  /** One for each input of the model. */
  starts: readonly Start[]
  /** The situation of the first start. */
  initial: Situation
  situations: readonly Situation[]
  edges: readonly Edge[]
  /** Ids of all transition definitions of the machine, taken or not. */
  transitions: readonly string[]
  /** Ids of the transitions taken on the way to the initial situations. */
  initialTransitions: readonly string[]
  /** States without child states that nothing enters. */
  unentered: readonly string[]
  /** What is walked only in part, and why, one sentence each. */
  notes: readonly string[]
}

const situationLimit = 5_000
const edgesPerSituation = 10

/**
 * All situations and edges of a model, found by breadth-first search over the machine's own transition function. It
 * covers nested, parallel and history states, eventless transitions, raised events, events that the machine sends to
 * itself, delays and invoked actors. What it covers only in part is in `notes`: spawned actors, what a parent is sent,
 * steps that depend on chance or the clock. Throws one sentence where a step fails or an invoked actor has no outcomes
 * (in a sketch these are notes), where transitions repeat without end, and where the model has over 5,000 situations or
 * 50,000 edges (a sketch is cut off there, with a note).
 */
export function explore(model: AnyFlowModel): Graph {
  return exploreWithin(model, situationLimit)
}

/** The same with another limit on the number of situations, and of ten times as many edges. */
export function exploreWithin(model: AnyFlowModel, limit: number): Graph {
  const stepper = createStepper(model)
  const situations = new Map<string, Explored>()
  const edges: Edge[] = []
  const starts = inputsOf(model).map(([input, value]): Start => {
    const { reached, transitions } = stepper.start(value)
    return { input, situation: known(reached), transitions }
  })
  const [first] = starts
  if (!first) throw new Error(`${model.id}: the model's 'inputs' name none.`)
  for (const from of situations.values()) {
    const moves = stepper.moves(from)
    from.ignored = stepper.ignored(moves)
    for (const { stimulus, reached, transitions } of moves)
      edges.push({ id: `${from.key} ${nameOf(stimulus)}`, from, to: known(reached), stimulus, transitions })
    if (situations.size <= limit && edges.length <= limit * edgesPerSituation) continue
    const sentence = explosion(model, [...situations.values()], edges, (snapshot) => situationKey(model, snapshot))
    if (!model.isSketch) throw new Error(sentence)
    stepper.notes.add(sentence)
    break
  }
  return {
    model,
    starts,
    initial: first.situation,
    situations: [...situations.values()],
    edges,
    transitions: [...transitionIds(model.machine).values()],
    initialTransitions: [...new Set(starts.flatMap(({ transitions }) => transitions))],
    unentered: leafStates(model.machine).filter((state) => !stepper.entered.has(state)),
    notes: [...(model.notes ?? []), ...stepper.notes],
  }

  function known(standing: Standing): Explored {
    const waits = stepper.waits(standing)
    const key = situationKey(model, standing.snapshot) + waits
    const situation = situations.get(key) ?? {
      key,
      waits,
      place: placeKey(model, standing.snapshot),
      leaves: leavesOf(standing.snapshot),
      ...standing,
      ignored: [],
    }
    situations.set(key, situation)
    return situation
  }
}

function leafStates(machine: AnyStateMachine): string[] {
  const leaves = statesOf(machine).filter(({ states, type }) => Object.keys(states).length === 0 && type !== 'history')
  return leaves.map(({ path }) => path.join('.'))
}

/** The inputs of a model by name; one that is called '' where it has only one. */
export function inputsOf({ input, inputs }: AnyFlowModel): [string, unknown][] {
  return inputs ? Object.entries(inputs) : [['', input]]
}

interface Explored extends Situation {
  ignored: readonly Stimulus[]
}
