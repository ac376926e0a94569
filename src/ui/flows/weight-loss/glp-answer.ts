import type { ActorRefFrom } from 'xstate'
import {
  parseAnswer,
  restoreWeightLoss,
  stepNamed,
  type weightLossMachine,
  type WeightLossSnapshot,
} from '../../../../machines/weight-loss/index.ts'
import type { Drafts } from '../../../adapters/session-drafts.ts'

const draftName = 'weight-loss'

/** The program as this tab left it, at the step that its address names. */
export function restoreProgram(drafts: Drafts): WeightLossSnapshot {
  const { searchParams } = new URL(window.location.href)
  return restoreWeightLoss(parseAnswer(drafts.read(draftName)), stepNamed(searchParams.get('step')))
}

/**
 * Keeps the answer in the tab while it is in use, and nowhere else (docs/decisions/28-glp-answer.md); returns a
 * function that stops it.
 */
export function keepAnswer(actor: ActorRefFrom<typeof weightLossMachine>, drafts: Drafts): () => void {
  const subscription = actor.subscribe(({ context: { answer } }) => {
    if (answer !== null) drafts.write(draftName, answer)
  })
  return () => subscription.unsubscribe()
}
