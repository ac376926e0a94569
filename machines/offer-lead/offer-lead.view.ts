import type { SnapshotFrom } from 'xstate'
import type { offerLeadMachine } from './offer-lead.machine.ts'
import type { Lead } from './offer-lead.schema.ts'

export type OfferLeadSnapshot = SnapshotFrom<typeof offerLeadMachine>

const steps = ['form', 'sending', 'refused', 'thankYou'] as const

/** All that the dialog asks of the machine. */
export interface OfferLeadView {
  step: (typeof steps)[number]
  title: string
  /** The lead last submitted. */
  lead: Lead
  /** The lead waits on this device to be sent. */
  isSaved: boolean
}

/** What the visitor is to see of a snapshot; null while the dialog is closed. */
export function offerLeadView(snapshot: OfferLeadSnapshot): OfferLeadView | null {
  const { offer, lead, answer } = snapshot.context
  const step = steps.find((name) => snapshot.matches({ open: name }))
  return step ? { step, title: offer.title, lead, isSaved: answer === 'saved' } : null
}
