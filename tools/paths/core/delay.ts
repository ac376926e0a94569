import type { AnyFlowModel } from './explore.ts'

/** The milliseconds of a stimulus like 'after patience', from the machine's named delays. */
export function delayOf(model: AnyFlowModel, stimulus: string): number {
  const name = stimulus.replace(/^after /, '')
  const delay: unknown = model.machine.implementations.delays[name] ?? Number(name)
  if (typeof delay !== 'number' || Number.isNaN(delay))
    throw new Error(`${model.id}: the delay '${name}' is not a number.`)
  return delay
}
