import type { SnapshotFrom } from 'xstate'
import type { franchiseMachine } from './franchise.machine.ts'
import type { InquiryDraft } from './franchise.schema.ts'

export type FranchiseSnapshot = SnapshotFrom<typeof franchiseMachine>

/** All that the form asks of the machine. */
export interface FranchiseView {
  step: FranchiseSnapshot['value']
  /** The inquiry that the toast speaks of waits on this device to be sent. */
  isSaved: boolean
  /** The inquiry last submitted; blank once the toast was closed. */
  inquiry: InquiryDraft
}

/** What the visitor is to see of a snapshot. */
export function franchiseView({ value, context }: FranchiseSnapshot): FranchiseView {
  return { step: value, isSaved: context.answer === 'saved', inquiry: context.inquiry }
}
