import {
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type StateValue,
} from 'xstate'
import { markedMachine, takenAction, transitionIds } from '../paths/core/transitions.ts'

/** What a click on one transition does in the visualizer's simulation. */
export interface Click {
  /** The transition, as the path kit names it. */
  id: string
  /** Why the click does not take the transition; null where it does. */
  failure: string | null
}

const guardField = '@xstate.guard'

/**
 * Clicks each transition of a machine in the simulation of Stately Sketch (`src/lib/store.ts`), in a state in which its
 * source is active.
 */
export function clicksOf(machine: AnyStateMachine): Click[] {
  const simulated = markedMachine(simulationOf(machine))
  return [...transitionIds(simulated)].map(([{ source, guard, eventType }, id]) => {
    const event = { type: eventType || '(always)', ...(guard ? { [guardField]: nameOf(guard) } : {}) }
    const failures = leavesUnder(source).map((leaf) => failureOf(simulated, leaf, event, id))
    return { id, failure: failures.includes(null) ? null : (failures[0] ?? null) }
  })
}

/**
 * The machine that Sketch simulates: an event says which guard is to hold. Without a word from the event, guards that
 * only `always` uses hold, and others do not.
 */
function simulationOf(machine: AnyStateMachine): AnyStateMachine {
  const used = [...transitionIds(machine).keys()].flatMap(({ guard, eventType }) =>
    guard ? [{ name: nameOf(guard), isAlways: eventType === '' }] : [],
  )
  const guards = used.map(({ name }) => {
    const isAlwaysOnly = used.every((use) => use.name !== name || use.isAlways)
    const holds = ({ event }: { event: AnyEventObject }) =>
      event[guardField] === undefined ? isAlwaysOnly : event[guardField] === name
    return [name, holds] as const
  })
  return machine.provide({ guards: Object.fromEntries(guards) })
}

function failureOf(machine: AnyStateMachine, leaf: AnyStateNode, event: AnyEventObject, id: string): string | null {
  try {
    const [, actions] = transition(machine, standingIn(machine, leaf), event)
    const [taken] = actions.flatMap(takenBy)
    return taken === id ? null : taken === undefined ? 'nothing happens' : `‘${taken}’ comes first`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The id of the transition that an action of the marked machine names. */
function takenBy({ type, params }: { type: string; params?: unknown }): string[] {
  const names = type === takenAction && typeof params === 'object' && params !== null && 'id' in params
  return names ? [String(params.id)] : []
}

function standingIn(machine: AnyStateMachine, leaf: AnyStateNode): AnyMachineSnapshot {
  const value = leaf.path.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), {})
  return machine.resolveState({ value, context: machine.config.context })
}

function leavesUnder(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leavesUnder)
}

function nameOf(guard: unknown): string {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return String(guard)
}
