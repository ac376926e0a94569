import type { FlowId } from '../../machines/registry.ts'
import type { Reasons } from './results.ts'

/** Faults of the user interface that no path notices or brings about, each with why, and what else tests it. */
export const reasons: Partial<Record<FlowId, Reasons>> = {}
