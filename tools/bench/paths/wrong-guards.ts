import { testedFlows } from '../../../tests/flows/all.ts'
import { copyOf, rebuild } from '../../faults/machine-config.ts'
import { machineFaultsOf } from '../../faults/machine-faults.ts'
import { problemsOf, type CheckedFlow } from '../../paths/problems.ts'

/** A flow whose machine has one wrong guard, and what `--check` says of it. */
interface Checked {
  fault: string
  seconds: number
  problems: readonly string[]
}

/** Removes, negates and swaps each guard of all flows, one at a time, and checks each. */
export function checkWrongGuards(flows: readonly CheckedFlow[] = Object.values(testedFlows)): Checked[] {
  return flows.flatMap((flow) => {
    const { machine } = flow.model
    const faults = machineFaultsOf(machine).filter(({ kind }) => kind.startsWith('guard'))
    return faults.map(({ id, seed }) => {
      const config = copyOf(machine)
      seed(config)
      const wrong = rebuild(config, machine)
      wrong.options = machine.options
      const started = performance.now()
      const problems = problemsOf({ ...flow, model: { ...flow.model, machine: wrong } }, null)
      return { fault: `${flow.model.id}: ${id}`, seconds: (performance.now() - started) / 1000, problems }
    })
  })
}

/** The figures in one line: how many, the slowest, the most memory, and how many grow for ever. */
export function wrongGuardsLine(checked: readonly Checked[]): string {
  const [slowest] = checked.toSorted((one, other) => other.seconds - one.seconds)
  const growing = checked.filter(({ problems }) => problems.some((sentence) => sentence.includes('grows each time')))
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  return `${checked.length} wrong guards: the slowest check takes ${slowest?.seconds.toFixed(1) ?? ''} s (${slowest?.fault ?? ''}), all in ${megabytes} MiB; ${growing.length} make situations grow without end, and the sentence names the transition and the field.`
}
