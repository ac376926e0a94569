import type { SnapshotFrom } from 'xstate'
import type { franchiseMachine } from './franchise.machine.ts'
import type { InquiryDraft } from './franchise.schema.ts'

export type FranchiseSnapshot = SnapshotFrom<typeof franchiseMachine>

/** What the form needs to know of the machine. */
export interface FranchiseView {
  step: FranchiseSnapshot['value']
  /** Whether the inquiry is kept on this device to be sent later; the toast says which. */
  isSaved: boolean
  /** The id of the inquiry last submitted; empty before that. */
  id: string
  /** The inquiry last submitted; blank once the toast was closed. */
  inquiry: InquiryDraft
}

/** What the form shows of a snapshot. */
export function franchiseView({ value, context }: FranchiseSnapshot): FranchiseView {
  const { stamp, inquiry, answer } = context
  return { step: value, isSaved: answer === 'saved', id: stamp.id, inquiry }
}
