import type { Path } from '../core/cover.ts'
import type { AnyFlowModel, Situation, Stimulus } from '../core/explore.ts'
import { refusalWords, situationWords, stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/** A flow as a feature file: one scenario per path, tagged with its id, in the words of the flow's model. */
export function gherkinOf(flows: readonly Covered[]): string {
  return flows.map(({ graph: { model }, suite }) => featureOf(model, suite.paths)).join('\n\n')
}

function featureOf(model: AnyFlowModel, paths: readonly Path[]): string {
  const description: unknown = model.machine.config.description
  const head = [`Feature: ${capitalized(model.id.replaceAll('-', ' '))}`]
  if (typeof description === 'string') head.push(`  ${description}`)
  return [head.join('\n'), ...paths.map((path) => scenarioOf(model, path))].join('\n\n')
}

/** One path as a scenario: each step with what becomes true by it, and what is then not possible or has no effect. */
export function scenarioOf(model: AnyFlowModel, path: Path): string {
  const given = clauses('Given', situationWords(model, path.start.situation), model, path.start.ignored)
  const steps = path.steps.flatMap(({ edge: { from, to, stimulus }, ignored }) => [
    `When ${stimulusWords(model, stimulus)}`,
    ...clauses('Then', newWords(model, from, to), model, ignored),
  ])
  return [
    `  @${path.id}`,
    `  Scenario: ${titleOf(model, path)}`,
    ...[...given, ...steps].map((line) => `    ${line}`),
  ].join('\n')
}

function clauses(keyword: string, sentences: readonly string[], model: AnyFlowModel, ignored: readonly Stimulus[]) {
  return [...sentences, ...refusalWords(model, ignored)].map((text, at) => `${at === 0 ? keyword : 'And'} ${text}`)
}

/** The sentences of the new states, and the details that were not true before. */
function newWords(model: AnyFlowModel, from: Situation, to: Situation): string[] {
  const before = situationWords(model, from).slice(from.leaves.length)
  return situationWords(model, to).filter((sentence, at) => at < to.leaves.length || !before.includes(sentence))
}

function titleOf(model: AnyFlowModel, { steps, start }: Path): string {
  const [first] = steps
  const end = situationWords(model, steps.at(-1)?.edge.to ?? start.situation)[0] ?? ''
  if (!first) return capitalized(end)
  const between = steps.length === 1 ? '' : steps.length === 2 ? ' one step later' : ` ${steps.length - 1} steps later`
  return `${capitalized(stimulusWords(model, first.edge.stimulus))}, and${between} ${end}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
