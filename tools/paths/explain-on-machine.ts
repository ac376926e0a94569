import { machineWalker } from './core/machine-walker.ts'
import type { AnyFlowModel } from './core/explore.ts'
import { failureText } from './core/failure-text.ts'
import type { Walker } from './core/run.ts'
import { placesOf } from './places.ts'

const silent = { machine: null, used: [], appeared: [], focus: null, screen: [], notes: [] }

/** A walker on a flow's machine alone, which explains a failure. */
export function explainedOnMachine(model: AnyFlowModel): Walker {
  return {
    ...machineWalker(model),
    explain: async (failure) =>
      failureText({ model, level: 'the machine alone', failure, testimony: silent, places: placesOf(model, failure) }),
  }
}
