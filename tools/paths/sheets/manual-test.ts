import { scenario } from '../../atlas/scenario.ts'
import type { Path } from '../core/cover.ts'
import type { AnyFlowModel, Graph, Stimulus } from '../core/explore.ts'

/** A step of a test that a person carries out. */
export interface ManualStep {
  action: string
  /** What the visitor enters or chooses, as the model's sample has it: 'location: princeton'; mostly ''. */
  data: string
  expected: readonly string[]
}

/** A path as a person walks it. */
export interface ManualTest {
  id: string
  flow: string
  title: string
  /** The address to begin at, and what is to be seen there. */
  given: readonly string[]
  steps: readonly ManualStep[]
  /** The numbers of the requirements whose transitions the path takes. */
  requirements: readonly string[]
}

/** A path of a flow in the words of its model; `start` is the address at which the flow is found. */
export function manualTest({ model, transitions }: Graph, path: Path, start: string): ManualTest {
  const { title, steps } = scenario(model, path)
  const [given = [], ...others] = steps.map((lines) => lines.map(({ text }) => sentence(text)))
  const taken = new Set(path.steps.flatMap(({ edge }) => edge.transitions))
  return {
    id: path.id,
    flow: model.id,
    title,
    given: [`Open ${start}.`, ...given],
    steps: others.map(([action = '', ...expected], index) => {
      const stimulus = path.steps[index]?.edge.stimulus
      return { action: action + howOf(stimulus), data: dataOf(stimulus), expected }
    }),
    requirements: requirementsOf(
      model,
      transitions.filter((id) => taken.has(id)),
    ),
  }
}

function requirementsOf({ requirements = {} }: AnyFlowModel, taken: readonly string[]): string[] {
  const plain = taken.map((id) => id.replace(/ #\d+$/, ''))
  return Object.entries(requirements)
    .filter(([number, names]) => number.startsWith('P-') && names.some((name) => [...taken, ...plain].includes(name)))
    .map(([number]) => number)
}

/** What a person has to do for what no visitor does. */
function howOf(stimulus: Stimulus | undefined): string {
  if (stimulus?.kind === 'delay') return ' Wait for it.'
  return stimulus?.kind === 'outcome'
    ? ' Wait for it, or bring it about in the browser’s developer tools (network).'
    : ''
}

function dataOf(stimulus: Stimulus | undefined): string {
  if (stimulus?.kind !== 'event') return ''
  const { type: _, ...payload } = stimulus.event
  return Object.entries(payload)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join('\n')
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, own]) => `${name} ${typeof own === 'string' ? own : JSON.stringify(own)}`)
    .join(', ')
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
