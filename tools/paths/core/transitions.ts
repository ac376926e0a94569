import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The type of the action by which a marked machine tells which transitions it takes. */
export const takenAction = 'paths.taken'

/** After so many microsteps in a row a machine counts as going round without end, if it sets no smaller limit. */
const roundLimit = 1000

/** An id for each transition definition of a machine: 'open.location on history.back', numbered where guarded twins exist. */
export function transitionIds(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  return new Map(
    statesOf(machine).flatMap((node) => {
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

/**
 * A copy of a machine that executes, with each transition that it takes, an action that names it. (The inspection of
 * microsteps will not do: it also reports the transitions that another region's transition preempts.)
 */
export function markedMachine(machine: AnyStateMachine): AnyStateMachine {
  const copy: AnyStateMachine = machine.provide({})
  for (const [definition, id] of transitionIds(copy))
    definition.actions = [{ type: takenAction, params: { id } }, ...definition.actions]
  copy.options = { ...copy.options, maxIterations: Math.min(copy.options.maxIterations ?? roundLimit, roundLimit) }
  return copy
}

/** All states of a machine in document order, its root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  return withDescendants(machine.root)
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)]
}
