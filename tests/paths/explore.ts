import {
  createActor,
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'
import type { FlowModel } from '../../machines/flow-model.ts'

export type AnyFlowModel = FlowModel<AnyStateMachine, string>

/** Something that can happen to a flow: an event of a named class, an invoked actor's answer, or a delay. */
export interface Stimulus {
  kind: 'event' | 'outcome' | 'delay'
  /** 'location.pick', 'loadServices done', 'after patience'. */
  name: string
  /** The class within the name, '' where there is only one. */
  variant: string
  event: { type: string; [key: string]: unknown }
}

/** A state value with the part of the context that tells it apart: what a tester calls a situation. */
export interface Situation {
  key: string
  /** Dotted paths of the active leaf states. */
  leaves: readonly string[]
  snapshot: AnyMachineSnapshot
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
 * All situations and edges of a model, by breadth-first search over the machine's own transition function.
 * Throws one sentence when an invoked actor has no outcomes, or when the model has over 20,000 situations.
 */
export function explore(model: AnyFlowModel): Graph {
  const walker = createWalker(model)
  const first = walker.start()
  const initial = walker.situation(first.snapshot)
  const situations = new Map([[initial.key, initial]])
  const edges: Edge[] = []
  for (const from of situations.values()) {
    for (const stimulus of stimuliOf(model, from.snapshot)) {
      const { snapshot, transitions } = walker.step(from.snapshot, stimulus)
      if (transitions.length === 0) continue
      const reached = walker.situation(snapshot)
      const to = situations.get(reached.key) ?? reached
      situations.set(to.key, to)
      edges.push({ id: `${from.key} ${nameOf(stimulus)}`, from, to, stimulus, transitions })
    }
    if (situations.size > situationLimit) throw new Error(explosion(model, [...situations.values()]))
  }
  return {
    model,
    initial,
    situations: [...situations.values()],
    edges,
    transitions: [...transitionIds(model.machine).values()],
    initialTransitions: first.transitions,
  }
}

/** 'location.pick: a clinic', or the bare name where there is one class only. */
export function nameOf({ name, variant }: Stimulus): string {
  return variant === '' ? name : `${name}: ${variant}`
}

/** The events, outcomes and delays that may occur in a snapshot; events by all their classes. */
export function stimuliOf(model: AnyFlowModel, snapshot: AnyMachineSnapshot): Stimulus[] {
  if (snapshot.status !== 'active') return []
  const waiting = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  const delays = [...waiting].filter((type) => type.startsWith('xstate.after.'))
  return [...eventsOf(model), ...outcomesOf(model, snapshot), ...delays.map(delayStimulus)]
}

function eventsOf(model: AnyFlowModel): Stimulus[] {
  return Object.entries(model.events).flatMap(([name, classes]) =>
    Object.entries(classes).map(([variant, payload]) => ({
      kind: 'event' as const,
      name,
      variant,
      event: { type: name, ...payload },
    })),
  )
}

function outcomesOf(model: AnyFlowModel, snapshot: AnyMachineSnapshot): Stimulus[] {
  return invokesOf(snapshot).flatMap((id) => {
    const outcomes = model.outcomes[id]
    if (!outcomes) throw new Error(`${model.id}: the model names no outcomes for the invoked actor '${id}'.`)
    return [
      ...Object.entries(outcomes.done ?? {}).map(([variant, output]) => outcome(id, 'done', variant, { output })),
      ...Object.entries(outcomes.error ?? {}).map(([variant, error]) => outcome(id, 'error', variant, { error })),
    ]
  })
}

function outcome(id: string, kind: 'done' | 'error', variant: string, payload: object): Stimulus {
  const event = { type: `xstate.${kind}.actor.${id}`, actorId: id, ...payload }
  return { kind: 'outcome', name: `${id} ${kind}`, variant, event }
}

function invokesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id))
}

function delayStimulus(type: string): Stimulus {
  const [, , delay = ''] = type.split('.')
  return { kind: 'delay', name: `after ${delay}`, variant: '', event: { type } }
}

interface Step {
  snapshot: AnyMachineSnapshot
  transitions: string[]
}

/** Runs the pure transition function and reads, from the inspection of each microstep, the definitions it took. */
function createWalker(model: AnyFlowModel) {
  const { machine } = model
  const ids = transitionIds(machine)
  let taken: string[] = []
  const actor = createActor(machine, {
    input: model.input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      taken.push(...inspected._transitions.map((definition) => ids.get(definition) ?? '').filter(Boolean))
    },
  })
  const scope = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ignore,
  }

  function record(run: () => AnyMachineSnapshot): Step {
    taken = []
    const snapshot = run()
    return { snapshot, transitions: taken }
  }

  return {
    start: () => record(() => machine.getInitialSnapshot(scope, model.input)),
    step: (snapshot: AnyMachineSnapshot, { event }: Stimulus) =>
      record(() => machine.transition(snapshot, event, scope)),
    situation: (snapshot: AnyMachineSnapshot): Situation => ({
      key: situationKey(model, snapshot),
      leaves: leavesOf(snapshot),
      snapshot,
      ignored: eventsOf(model).filter(({ event }) => machine.getTransitionData(snapshot, event).length === 0),
    }),
  }
}

function ignore(): void {}

/** The text by which two snapshots count as one situation. */
export function situationKey(model: AnyFlowModel, snapshot: AnyMachineSnapshot): string {
  return `${leavesOf(snapshot).join(' & ')} ${JSON.stringify(model.key(snapshot))}`
}

/** Dotted paths of the active leaf states, in document order. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .toSorted((one, other) => one.order - other.order)
    .map((node) => node.path.join('.'))
}

/** An id for each transition definition of a machine: 'open.location on history.back', numbered where guarded twins exist. */
export function transitionIds(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  return new Map(
    withDescendants(machine.root).flatMap((node) => {
      const byType: [string, readonly AnyTransitionDefinition[]][] = [
        ...node.transitions,
        ['always', node.always ?? []],
      ]
      return byType.flatMap(([type, definitions]) =>
        definitions.map((definition, index): [AnyTransitionDefinition, string] => [
          definition,
          `${node.path.join('.') || '(root)'} ${type}${definitions.length > 1 ? ` #${index + 1}` : ''}`,
        ]),
      )
    }),
  )
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)]
}

function explosion(model: AnyFlowModel, situations: Situation[]): string {
  const last = situations.at(-1)
  return `${model.id}: over ${situationLimit} situations; project the context key that keeps growing in the model's 'key' (the last one was ${last?.key ?? ''}).`
}
