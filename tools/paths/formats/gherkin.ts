import type { Path } from '../core/cover.ts'
import type { AnyFlowModel, Situation, Stimulus } from '../core/explore.ts'
import { namesOf, visitsOf } from '../core/names.ts'
import { capitalized, refusalWords, situationWords, stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/**
 * A flow as a feature file, in the words of the flow's model: one scenario per visit, with the tag of the first path
 * that makes it. A path that comes back to its start makes several visits; each has an intent of its own.
 */
export function gherkinOf(flows: readonly Covered[]): string {
  return flows.map(({ graph: { model }, suite }) => featureOf(model, suite.paths)).join('\n\n')
}

function featureOf(model: AnyFlowModel, paths: readonly Path[]): string {
  const description: unknown = model.machine.config.description
  const head = [`Feature: ${capitalized(model.id.replaceAll('-', ' '))}`]
  if (typeof description === 'string') head.push(`  ${description}`)
  return [head.join('\n'), ...visitsIn(model, paths).map((visit) => scenarioOf(model, visit))].join('\n\n')
}

/** The visits of all paths, each once, as paths of their own with the ids of those that they are part of. */
function visitsIn(model: AnyFlowModel, paths: readonly Path[]): Path[] {
  const visits = new Map<string, Path>()
  for (const path of paths) {
    let step = 0
    for (const edges of visitsOf(path.steps.map(({ edge }) => edge))) {
      const steps = path.steps.slice(step, step + edges.length)
      const before = path.steps[step - 1]
      const start = before ? { input: path.start.input, situation: before.edge.to, ignored: [] } : path.start
      const isNew = steps.some(({ ignored }) => ignored.length > 0)
      const key = edges.map(({ id }) => id).join('\n')
      if (isNew || !visits.has(key)) visits.set(key, { ...path, start, steps })
      step += edges.length
    }
  }
  const all = [...visits.values()]
  const names = namesOf(
    model,
    all.map(({ steps }) => steps.map(({ edge }) => edge)),
  )
  return all.map((visit, at) => ({ ...visit, title: names[at] ?? visit.title }))
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
    `  Scenario: ${capitalized(path.title)}`,
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
