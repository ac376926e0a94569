import type { SnapshotFrom } from 'xstate'
import type { GlpAnswer, PricingTable, WeightLossProgram } from '../../content/types.ts'
import { weightLossMachine, type ProgramStep } from './weight-loss.machine.ts'

export type WeightLossSnapshot = SnapshotFrom<typeof weightLossMachine>

/** All that the program's view asks of the machine. */
export interface WeightLossView {
  step: ProgramStep
  title: string
  /** Per cent. */
  progress: 0 | 100
  answer: GlpAnswer | null
  canContinue: boolean
  /** What stands above the plans; empty at the question. */
  text: string
  /** The two pricing tables for the answer; none at the question. */
  tables: readonly PricingTable[]
}

/** What the visitor is to see of a snapshot, in the program's words. */
export function weightLossView(snapshot: WeightLossSnapshot, { question, plans }: WeightLossProgram): WeightLossView {
  const { answer } = snapshot.context
  if (snapshot.matches('choosePlan') && answer !== null) {
    const { text, tables } = plans[answer]
    return { step: 'plan', title: plans.title, progress: 100, answer, canContinue: false, text, tables }
  }
  const canContinue = answer !== null
  return { step: 'question', title: question.title, progress: 0, answer, canContinue, text: '', tables: [] }
}

/** The program where a visitor left it: at the step of the address, or at the question without an answer. */
export function restoreWeightLoss(answer: GlpAnswer | null, step: ProgramStep): WeightLossSnapshot {
  const value = step === 'plan' && answer !== null ? 'choosePlan' : 'glpQuestion'
  return weightLossMachine.resolveState({ value, context: { answer } })
}

/** An answer as the tab kept it; null for anything that is none. */
export function parseAnswer(kept: unknown): GlpAnswer | null {
  return kept === 'yes' || kept === 'no' ? kept : null
}

/**
 * The step of an address by its `step` parameter: `plan`, else the question. No address tells the answer
 * (docs/decisions/28-glp-answer.md).
 */
export function stepNamed(parameter: string | null): ProgramStep {
  return parameter === 'plan' ? 'plan' : 'question'
}
