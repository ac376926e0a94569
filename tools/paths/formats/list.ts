import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import { nameWithId } from '../core/names.ts'
import { situationWords, stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/** Every path as a block of lines: its name and id, where it starts, and each step with where it leads. */
export function listOf(flows: readonly Covered[]): string {
  return flows.flatMap(({ graph: { model }, suite }) => suite.paths.map((path) => blockOf(model, path))).join('\n\n')
}

function blockOf(model: AnyFlowModel, path: Path): string {
  const lines = path.steps.map(
    ({ edge: { stimulus, to } }) => `  ${stimulusWords(model, stimulus)} -> ${situationWords(model, to).join(', ')}`,
  )
  const start = `  ${situationWords(model, path.start.situation).join(', ')}`
  return [`${model.id}: ${nameWithId(path)}`, start, ...lines].join('\n')
}
