import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The type of the action with which a marked machine records each transition that it takes. */
export const takenAction = 'paths.taken'

/** The type of the action with which a marked machine records each state that it enters. */
export const enteredAction = 'paths.entered'

/** A machine that takes this many microsteps in a row counts as looping without end, unless it sets a smaller limit. */
export const roundLimit = 1000

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
 * A copy of a machine in which each transition and each state entered also executes an action that names it. (Inspecting microsteps would not
 * do: that also reports transitions which another region's transition preempts.)
 */
export function markedMachine(machine: AnyStateMachine): AnyStateMachine {
  const copy: AnyStateMachine = machine.provide({})
  for (const [definition, id] of transitionIds(copy))
    definition.actions = [{ type: takenAction, params: { id } }, ...definition.actions]
  for (const node of statesOf(copy))
    node.entry = [{ type: enteredAction, params: { state: node.path.join('.') } }, ...node.entry]
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
