import type { FlowId } from '../../machines/registry.ts'
import { testedFlows } from '../../tests/flows/all.ts'

export type Quarter = 1 | 2 | 3 | 4

const quarters: readonly Quarter[] = [1, 2, 3, 4]

/** Every flow, in the order in which they are dealt to the quarters. */
export const flowIds: readonly FlowId[] = Object.keys(testedFlows).filter(isFlowId)

/** The quarter whose test file seeds the faults of this flow's user interface. */
export function quarterOf(id: FlowId): Quarter {
  return quarters[flowIds.indexOf(id) % quarters.length] ?? 1
}

/** Whether a flow has this id. */
export function isFlowId(id: string): id is FlowId {
  return Object.hasOwn(testedFlows, id)
}
