import { flows } from '../../../machines/registry.ts'
import { stimuliOf, type AnyFlowModel } from '../../paths/core/explore.ts'
import type { Watching } from './watch.ts'

const models = new Map(Object.values<AnyFlowModel>(flows).map((model) => [model.machine.id, model]))

/** The flows of the registry, which can be sent what their models name, and taken back. */
export const registeredFlows: Watching = {
  flowOf: (machineId) => {
    const model = models.get(machineId)
    return model && { id: model.id, stimuli: (snapshot) => stimuliOf(model, snapshot) }
  },
  isRewindable: true,
}
