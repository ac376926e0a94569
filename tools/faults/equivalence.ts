import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { effectOf, observationOf } from '../../tests/drivers/observation.ts'
import { stimuliOf, type AnyFlowModel } from '../paths/core/explore.ts'

const pairLimit = 2000

/**
 * Whether a machine does in every case the same as the model's own: exhaustive exploration of both side by side, by all
 * stimuli of the model, over situations told apart by the state and the whole context, finds no differing state,
 * context or effect. False too where the other breaks, and where there are over 2,000 such situations: nothing is proven
 * then.
 */
export function isEquivalent(model: AnyFlowModel, other: AnyStateMachine): boolean {
  try {
    return isSideBySideTheSame(model, other)
  } catch {
    return false
  }
}

function isSideBySideTheSame(model: AnyFlowModel, other: AnyStateMachine): boolean {
  const [own, seen] = [model.machine, new Set<string>()]
  const pairs: [AnyMachineSnapshot, AnyMachineSnapshot][] = []

  function meet(one: Step, two: Step): boolean {
    if (textOf(one) !== textOf(two)) return false
    const situation = observationOf(one[0], [])
    if (!seen.has(situation)) pairs.push([one[0], two[0]])
    seen.add(situation)
    return seen.size <= pairLimit
  }

  if (!meet(initialTransition(own, model.input), initialTransition(other, model.input))) return false
  for (const [mine, theirs] of pairs) {
    for (const { event } of stimuliOf(model, mine)) {
      if (!meet(transition(own, mine, event), transition(other, theirs, event))) return false
    }
  }
  return true
}

type Step = ReturnType<typeof transition<AnyStateMachine>>

function textOf([snapshot, actions]: Step): string {
  return observationOf(snapshot, actions.map(effectOf))
}
