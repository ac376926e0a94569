import type { FlowId } from '../../machines/registry.ts'
import type { EventObject } from 'xstate'
import { stimuliOf, type Edge, type Graph, type Situation, type Stimulus } from '../paths/core/explore.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import type { FaultyPart } from '../../tests/flows/parts.ts'
import { dropEmitted, sendInstead, sendPayloadOf, sendTwice, swallow } from './event-seeds.ts'
import { classesOf, emittedBy, isElsewhere, isSameAt, isSameEverywhere, type ClassOfEvent } from './event-facts.ts'
import { record, replaceTransition } from './machine-config.ts'
import { without, withoutAttribute, withoutFocus } from './page-seeds.ts'
import type { Seed } from './seed.ts'
import { resumeAfter, showSnapshotBefore } from './view-seeds.ts'

const componentFaultKinds = [
  'handler missing',
  'wrong event',
  'wrong payload',
  'control not disabled',
  'stale text',
  'message missing',
  'focus not moved',
  'double send',
  'Back missing',
  'close does not reset',
] as const

export type ComponentFaultKind = (typeof componentFaultKinds)[number]

/**
 * A situation on a path: the edge that leads there, which the start has none of, and the events that the path tries
 * there in vain.
 */
export interface Visit {
  edge?: Edge
  /** From 1; 0 is the start. */
  step: number
  situation: Situation
  ignored: readonly Stimulus[]
}

export interface ComponentFault {
  id: string
  kind: ComponentFaultKind
  at: string
  /** Whether the fault may take effect at a visit. */
  mayTakeEffectAt: (visit: Visit) => boolean
  /** Whether the machine behaves the same with the fault in every situation of the model. */
  isEquivalent: boolean
  seed: Seed
}

/** The fixed list of faults of a flow's user interface. They are seeded one at a time, from outside its code. */
export function componentFaultsOf(id: FlowId, graph: Graph): ComponentFault[] {
  return [...handlerFaults(id, graph), ...eventFaults(id, graph), ...viewFaults(id, graph), ...partFaults(id)]
}

type Faulty = Omit<ComponentFault, 'id' | 'kind' | 'at' | 'isEquivalent'> & { isEquivalent?: boolean }

function fault(kind: ComponentFaultKind, at: string, faulty: Faulty): ComponentFault {
  return { id: `${kind}: ${at}`, kind, at, isEquivalent: false, ...faulty }
}

/**
 * Faults in which the trigger of a transition does not arrive, or the machine lacks a transition that needs no event
 * from outside; and faults in which nobody receives what the machine emits.
 */
function handlerFaults(id: FlowId, graph: Graph): ComponentFault[] {
  const transitions = graph.transitions.map((transition) =>
    fault('handler missing', transition, {
      mayTakeEffectAt: ({ edge }) => edge?.transitions.includes(transition) ?? false,
      seed: isUnattended(transition) ? withoutTransition(graph, transition) : swallow(id, transition),
    }),
  )
  const emitted = [...emittedBy(graph)].map(([type, edges]) =>
    fault('handler missing', `emitted ${type}`, {
      mayTakeEffectAt: ({ edge }) => edge !== undefined && edges.has(edge),
      seed: dropEmitted(id, type),
    }),
  )
  return [...transitions, ...emitted]
}

function isUnattended(transition: string): boolean {
  return / (always|xstate\.(done|error)\.)/.test(transition)
}

function withoutTransition({ model }: Graph, transition: string): Seed {
  return () => {
    const undo = replaceTransition(record(model.machine.config), transition, () => [])
    return { hasTakenEffect: () => true, undo }
  }
}

/**
 * Faults in which each type of event is replaced by each other type, each class by each other class of its type, and
 * each type is sent twice.
 */
function eventFaults(id: FlowId, graph: Graph): ComponentFault[] {
  const classes = classesOf(graph)
  const types = [...new Set(classes.map(({ event }) => event.type))]
  const ofType = (type: string) => classes.filter(({ event }) => event.type === type)
  const otherTypes = types.flatMap((type) =>
    types.flatMap((other) => {
      const [sent] = ofType(other)
      if (other === type || !sent) return []
      const isEquivalent = ofType(type).every(({ event }) => isSameEverywhere(graph, [event], [sent.event]))
      const seed = sendInstead(id, type, sent.event)
      const mayTakeEffectAt = noticesOtherEvent(graph, type, sent.event)
      return [fault('wrong event', `${other} in place of ${type}`, { mayTakeEffectAt, isEquivalent, seed })]
    }),
  )
  const twice = types.map((type) => {
    const isEquivalent = ofType(type).every(({ event }) => isSameEverywhere(graph, [event], [event, event]))
    const mayTakeEffectAt = ({ edge }: Visit) => edge?.stimulus.name === type && isDoubled(graph, edge)
    return fault('double send', type, { mayTakeEffectAt, isEquivalent, seed: sendTwice(id, type) })
  })
  return [...otherTypes, ...classes.flatMap((own) => payloadFaults(id, graph, own, ofType(own.event.type))), ...twice]
}

/** Whether the event of an edge, sent twice, differs from sent once: a visitor may see no more of it than the machine. */
function isDoubled(graph: Graph, { from, stimulus: { event } }: Edge): boolean {
  return !isSameAt(graph, from, [event], [event, event])
}

/**
 * Whether a visit can notice that another event is sent in place of this type: it sends or tries this type where the
 * other event leads to another state. Where no situation is like that, every visit that sends this type counts.
 */
function noticesOtherEvent(graph: Graph, type: string, other: EventObject): ComponentFault['mayTakeEffectAt'] {
  const isMeant = ({ name }: Stimulus) => name === type
  const differs = (from: Situation, stimuli: readonly Stimulus[]) =>
    stimuli.some((stimulus) => isMeant(stimulus) && isElsewhere(graph, from, stimulus.event, other))
  if (!graph.situations.some((from) => differs(from, stimuliOf(graph.model, from.snapshot))))
    return ({ edge }) => edge !== undefined && isMeant(edge.stimulus)
  return ({ edge, situation, ignored }) =>
    (edge !== undefined && differs(edge.from, [edge.stimulus])) || differs(situation, ignored)
}

/**
 * Faults in which a class is replaced by each other class of its type. A class that the machine always ignores has
 * none, since the page does not send it.
 */
function payloadFaults(
  id: FlowId,
  graph: Graph,
  { variant, event }: ClassOfEvent,
  classes: readonly ClassOfEvent[],
): ComponentFault[] {
  const isOwn = ({ stimulus }: Edge) => stimulus.name === event.type && stimulus.variant === variant
  if (!graph.edges.some(isOwn)) return []
  return classes
    .filter((other) => other.variant !== variant)
    .map((other) =>
      fault('wrong payload', `${event.type}: ${other.variant} in place of ${variant}`, {
        mayTakeEffectAt: ({ edge }) => edge !== undefined && isOwn(edge),
        isEquivalent: isSameEverywhere(graph, [event], [other.event]),
        seed: sendPayloadOf(id, { type: event.type, variant }, other.event),
      }),
    )
}

function viewFaults(id: FlowId, { edges }: Graph): ComponentFault[] {
  const comesTo = (state: string) => ({
    mayTakeEffectAt: ({ edge, situation }: Visit) => edge !== undefined && situation.leaves.includes(state),
  })
  const leavesAgain =
    (state: string) =>
    ({ edge, situation, step }: Visit) =>
      step > 1 && edge?.from.leaves.includes(state) === true && !situation.leaves.includes(state)
  const states = [...new Set(edges.flatMap(({ to }) => to.leaves))]
  const { reset } = testedFlows[id].parts
  return [
    ...states.map((state) => fault('stale text', state, { ...comesTo(state), seed: showSnapshotBefore(id, state) })),
    ...asParts(reset).map((state) =>
      fault('close does not reset', state, { mayTakeEffectAt: leavesAgain(state), seed: resumeAfter(id, state) }),
    ),
  ]
}

function partFaults(id: FlowId): ComponentFault[] {
  const { disabled, messages, focused, back } = testedFlows[id].parts
  const seeded = <Part extends FaultyPart>(
    kind: ComponentFaultKind,
    parts: readonly Part[] | string,
    seed: (part: Part) => Seed,
  ) =>
    asParts(parts).map((part) => {
      const mayTakeEffectAt = ({ edge, situation, ignored }: Visit) =>
        situation.leaves.includes(part.state) &&
        (part.by === undefined || part.by === edge?.stimulus.name) &&
        (part.refusing === undefined || ignored.some(({ name }) => name === part.refusing))
      return fault(kind, part.name, { mayTakeEffectAt, seed: seed(part) })
    })
  return [
    ...seeded('control not disabled', disabled, withoutAttribute),
    ...seeded('message missing', messages, without),
    ...seeded('focus not moved', focused, withoutFocus),
    ...seeded('Back missing', back, without),
  ]
}

function asParts<Part>(parts: readonly Part[] | string): readonly Part[] {
  return typeof parts === 'string' ? [] : parts
}
