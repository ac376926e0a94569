import { explore, type AnyFlowModel, type Graph } from './explore.ts'

/** A flow's graph; where it cannot be explored, the sentence that says why. */
export function explored(model: AnyFlowModel): Graph | string {
  try {
    return explore(model)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The graphs of the flows that can be explored, and a sentence for each of the others. */
export function exploredAll(models: readonly AnyFlowModel[]): { graphs: Graph[]; problems: string[] } {
  const all = models.map(explored)
  return {
    graphs: all.filter((one) => typeof one !== 'string'),
    problems: all.filter((one) => typeof one === 'string'),
  }
}
