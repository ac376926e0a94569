import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import type { AnyFlowModel } from './explore.ts'
import { statesOf } from './transitions.ts'

/**
 * The key by which snapshots count as the same situation: the active leaf states, the model's part of the context, and
 * what the snapshot remembers: history states and, where eventless transitions of several regions may race, the order
 * in which their states were entered.
 */
export function situationKey(model: AnyFlowModel, snapshot: AnyMachineSnapshot): string {
  return `${placeKey(model, snapshot)}${historyOf(snapshot)}${orderOf(snapshot)}`
}

/** The first part of that key, which snapshots have in common that differ only in what they remember. */
export function placeKey(model: AnyFlowModel, snapshot: AnyMachineSnapshot): string {
  return `${leavesOf(snapshot).join(' & ')} ${JSON.stringify(model.key(snapshot))}`
}

/** Dotted paths of the active leaf states, in document order. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter(isLeaf).toSorted(inDocumentOrder).map(pathOf)
}

function historyOf({ historyValue }: AnyMachineSnapshot): string {
  const remembered = Object.entries(historyValue).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return remembered.map(([id, nodes]) => ` ${id} [${nodes.toSorted(inDocumentOrder).map(pathOf).join(' & ')}]`).join('')
}

function orderOf(snapshot: AnyMachineSnapshot): string {
  const racing = racingStates(snapshot.machine)
  const entered = racing.size === 0 ? [] : snapshot._nodes.filter((node) => racing.has(node.id))
  const isUsual = entered.every((node, index) => index === 0 || (entered[index - 1]?.order ?? 0) < node.order)
  return isUsual ? '' : ` entered [${entered.map(pathOf).join(', ')}]`
}

const knownRacing = new WeakMap<AnyStateMachine, ReadonlySet<string>>()

/**
 * Ids of the leaf states below eventless transitions, in a machine that has parallel states and several such
 * transitions.
 */
function racingStates(machine: AnyStateMachine): ReadonlySet<string> {
  const known = knownRacing.get(machine)
  if (known) return known
  const states = statesOf(machine)
  const canRace = states.some(({ type }) => type === 'parallel') && states.filter(hasAlways).length > 1
  const racing = new Set(
    canRace ? states.filter((node) => isLeaf(node) && isUnderAlways(node)).map(({ id }) => id) : [],
  )
  knownRacing.set(machine, racing)
  return racing
}

function isUnderAlways(node: AnyStateNode): boolean {
  return hasAlways(node) || (node.parent !== undefined && isUnderAlways(node.parent))
}

function hasAlways(node: AnyStateNode): boolean {
  return (node.always ?? []).length > 0
}

function isLeaf(node: AnyStateNode): boolean {
  return Object.keys(node.states).length === 0
}

function inDocumentOrder(one: AnyStateNode, other: AnyStateNode): number {
  return one.order - other.order
}

function pathOf({ path }: AnyStateNode): string {
  return path.join('.')
}
