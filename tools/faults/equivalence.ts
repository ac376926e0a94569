import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { effectOf, observationOf } from '../paths/core/observation.ts'
import { stimuliOf, type AnyFlowModel } from '../paths/core/explore.ts'

const pairLimit = 2000

/**
 * Whether a machine behaves exactly as the model's own. Both are explored side by side by all stimuli of the model,
 * over situations with equal state and whole context, until a state, context or effect differs. Also false where the
 * other machine throws, and where there are more than 2,000 such situations, since then nothing is proven.
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
