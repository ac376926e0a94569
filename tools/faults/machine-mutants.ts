import { machineWalker } from '../paths/core/machine-walker.ts'
import { cover, type Goal, type Path, type Suite } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { walk } from '../paths/core/run.ts'
import { isEquivalent } from './equivalence.ts'
import { copyOf, rebuild } from './machine-config.ts'
import { machineFaultsOf, type MachineFault } from './machine-faults.ts'
import type { Judged } from './results.ts'

/**
 * Seeds each fault of the fixed list in a flow's machine, and walks the paths of a suite on it, negative steps
 * included, until one fails.
 */
export async function judgeMachine(model: AnyFlowModel, goal: Goal = 'edges'): Promise<Judged[]> {
  const suite = cover(explore(model), goal)
  const judged: Judged[] = []
  for (const fault of machineFaultsOf(model.machine)) judged.push(await judge(model, suite, fault))
  return judged
}

async function judge(model: AnyFlowModel, suite: Suite, { seed, ...fault }: MachineFault): Promise<Judged> {
  const config = copyOf(model.machine)
  seed(config)
  const mutant = rebuild(config, model.machine)
  for (const path of nearestFirst(suite.paths, fault.at)) {
    const complaint = await walk(path, machineWalker(model, mutant)).then(() => null, String)
    if (complaint !== null) return { ...fault, status: 'killed', path: path.id, complaint }
  }
  return { ...fault, status: isEquivalent(model, mutant) ? 'equivalent' : 'survived' }
}

/** The paths, those that take a transition soonest first: they are the likeliest to fail. */
function nearestFirst(paths: readonly Path[], transition: string): readonly Path[] {
  const stepOf = ({ steps }: Path) => {
    const step = steps.findIndex(({ edge }) => edge.transitions.includes(transition))
    return step === -1 ? steps.length : step
  }
  return paths.toSorted((one, other) => stepOf(one) - stepOf(other))
}
