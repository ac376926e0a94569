import type { SnapshotFrom } from 'xstate'
import type { offerLeadMachine } from './offer-lead.machine.ts'
import type { AnyLead } from './time-request.schema.ts'

export type OfferLeadSnapshot = SnapshotFrom<typeof offerLeadMachine>

const steps = ['form', 'sending', 'refused', 'thankYou'] as const

/** What the dialog needs to know of the machine. */
export interface OfferLeadView {
  step: (typeof steps)[number]
  title: string
  /** The id of the lead last submitted; empty before that. */
  id: string
  /** The lead last submitted. */
  lead: AnyLead
  /** Whether the lead is kept on this device to be sent later. */
  isSaved: boolean
}

/** What the dialog shows of a snapshot; null while it is closed. */
export function offerLeadView(snapshot: OfferLeadSnapshot): OfferLeadView | null {
  const { offer, stamp, lead, answer } = snapshot.context
  const step = steps.find((name) => snapshot.matches({ open: name }))
  return step ? { step, title: offer.title, id: stamp.id, lead, isSaved: answer === 'saved' } : null
}
