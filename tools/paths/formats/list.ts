import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import { situationWords, stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/** Every path as a block of lines: its id, where it starts, and each step with where it leads. */
export function listOf(flows: readonly Covered[]): string {
  return flows.flatMap(({ graph: { model }, suite }) => suite.paths.map((path) => blockOf(model, path))).join('\n\n')
}

function blockOf(model: AnyFlowModel, { id, start, steps }: Path): string {
  const lines = steps.map(
    ({ edge: { stimulus, to } }) => `  ${stimulusWords(model, stimulus)} -> ${situationWords(model, to).join(', ')}`,
  )
  return [`${model.id} ${id}: ${situationWords(model, start.situation).join(', ')}`, ...lines].join('\n')
}
