import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import { stoppedReason, type FileResult } from './explore-files.ts'
import { ways, type Found, type Machine, type Way } from './results.ts'

/** A folder of other people's code with what came of its files. */
export interface Searched {
  /** How the code is known: 'statelyai/xstate examples at b1811bf'. */
  name: string
  results: readonly FileResult[]
}

/** The page for docs/evidence: each machine with the transitions that each way takes, and reasons for the rest. */
export function evidenceOf(searched: readonly Searched[]): Evidence {
  return {
    name: 'public-machines',
    title: 'Public machines',
    command: 'npm run paths:public',
    paragraphs: [
      'Machines of other people’s code, read where it lies and not kept. ‘Alone’: `modelOf` without a line of model; its inputs and payloads are those with which the code itself starts a machine and sends to it. ‘Model’: with at most six lines by hand (`tools/public-machines/models.ts`). The other three are `xstate/graph` with the same events, answers and inputs. A cell is the transitions taken, then the paths.',
      ...searched.flatMap(sectionOf),
    ],
  }
}

function sectionOf({ name, results }: Searched): string[] {
  const machines = distinct(results.flatMap((result) => result.machines))
  const head = ['machine', 'transitions', 'alone', 'model', ...ways.slice(2)]
  const rows = machines.map((machine) => [
    labelOf(machine),
    String(machine.transitions),
    ...ways.map((way) => cellOf(machine, way)),
  ])
  const total = [
    'all',
    String(sum(machines.map(({ transitions }) => transitions))),
    ...ways.map((way) => String(takenBy(machines, way))),
  ]
  const reasons = [...results.flatMap(failureOf), ...machines.flatMap(reasonsOf)]
  return [
    `## ${name}`,
    figuresOf(machines),
    markdownTable([head, ...rows, total]),
    ...(reasons.length > 0 ? [reasons.join('\n')] : []),
  ]
}

/** The machines without those that another file imports: the same id and transitions in the same folder. */
export function distinct(machines: readonly Machine[]): Machine[] {
  const seen = new Map<string, Machine>()
  for (const machine of machines) {
    const key = `${folderOf(machine)} ${machine.id} ${machine.transitions}`
    if (!seen.has(key)) seen.set(key, machine)
  }
  return [...seen.values()]
}

/** How many machines and transitions each of our ways explores, in one sentence. */
export function figuresOf(machines: readonly Machine[]): string {
  const explored = (way: (machine: Machine) => Found | undefined) =>
    machines.filter((machine) => isExplored(way(machine))).length
  const whole = (way: (machine: Machine) => Found | undefined) =>
    machines.filter((machine) => way(machine)?.taken === machine.transitions).length
  const alone = ({ found }: Machine) => found.bare
  return `${machines.length} machines. Without a model ${explored(alone)} are explored, ${whole(alone)} of them in every transition; with one ${explored(best)}, ${whole(best)} in every transition.`
}

function isExplored(found: Found | undefined): boolean {
  return found !== undefined && found.refused === undefined && (found.taken > 0 || found.untaken.length === 0)
}

/** The result with a model by hand, or without one where there is none. */
function best({ found }: Machine): Found | undefined {
  return found.modelled ?? found.bare
}

function takenBy(machines: readonly Machine[], way: Way): number {
  return sum(machines.map((machine) => (way === 'modelled' ? best(machine) : machine.found[way])?.taken ?? 0))
}

function cellOf(machine: Machine, way: Way): string {
  const found = machine.found[way]
  if (!found) return ''
  if (found.refused === stoppedReason(way)) return 'no end'
  return found.refused === undefined ? `${found.taken}, ${found.paths}` : 'refused'
}

/** Why our best way leaves transitions out, or refuses a machine. */
function reasonsOf(machine: Machine): string[] {
  const found = best(machine)
  const label = labelOf(machine)
  if (!found) return []
  if (found.refused !== undefined) return [`- ${label} is refused: ${found.refused}`]
  if (found.untaken.length === 0) return []
  const why =
    found.notes.length > 0 ? ` ${found.notes.join(' ')}` : ' No situation that the model reaches fulfils the guards.'
  return [`- ${label} leaves out ${found.untaken.map((id) => `\`${id}\``).join(', ')}.${why}`.replaceAll(/\s+/g, ' ')]
}

function failureOf({ file, machines, failed }: FileResult): string[] {
  if (failed !== undefined) return [`- ${file} gives no machine: ${failed}`]
  return machines.length === 0 ? [`- ${file} gives no machine when it is imported.`] : []
}

function labelOf(machine: Machine): string {
  return `${folderOf(machine)}: ${machine.id}`
}

function folderOf({ file }: Machine): string {
  return file.split(/[\\/]/)[0] ?? file
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
