import type { SnapshotFrom } from 'xstate'
import type { GlpAnswer, PricingTable, WeightLossProgram } from '../../content/types.ts'
import { weightLossMachine, type ProgramStep } from './weight-loss.machine.ts'

export type WeightLossSnapshot = SnapshotFrom<typeof weightLossMachine>

/** What the program's view needs to know of the machine. */
export interface WeightLossView {
  step: ProgramStep
  title: string
  /** Per cent. */
  progress: 0 | 100
  answer: GlpAnswer | null
  canContinue: boolean
  /** The text above the plans; empty at the question. */
  text: string
  /** The two pricing tables for the answer; none at the question. */
  tables: readonly PricingTable[]
}

/** What the program shows of a snapshot, with the texts of its content. */
export function weightLossView(snapshot: WeightLossSnapshot, { question, plans }: WeightLossProgram): WeightLossView {
  const { answer } = snapshot.context
  if (snapshot.matches('choosePlan') && answer !== null) {
    const { text, tables } = plans[answer]
    return { step: 'plan', title: plans.title, progress: 100, answer, canContinue: false, text, tables }
  }
  const canContinue = answer !== null
  return { step: 'question', title: question.title, progress: 0, answer, canContinue, text: '', tables: [] }
}

/**
 * The snapshot of a program that a visitor returns to: at the address's step, or at the question where there is no
 * answer.
 */
export function restoreWeightLoss(answer: GlpAnswer | null, step: ProgramStep): WeightLossSnapshot {
  const value = step === 'plan' && answer !== null ? 'choosePlan' : 'glpQuestion'
  return weightLossMachine.resolveState({ value, context: { answer } })
}

/** The answer that the tab kept; null where the value is not an answer. */
export function parseAnswer(kept: unknown): GlpAnswer | null {
  return kept === 'yes' || kept === 'no' ? kept : null
}

/**
 * The step that an address's `step` parameter names: `plan`, or else the question. The answer is never in an address
 * (docs/decisions/28-glp-answer.md).
 */
export function stepNamed(parameter: string | null): ProgramStep {
  return parameter === 'plan' ? 'plan' : 'question'
}
