import { createActor } from 'xstate'
import { offerLeadMachine } from './offer-lead.machine.ts'
import type { Offer } from './offer-lead.types.ts'
import type { OfferLeadSnapshot } from './offer-lead.view.ts'

/** Where the flow stands once it was opened about an offer: for a form that stands in its page from the start. */
export function openOfferLead(offer: Offer): OfferLeadSnapshot {
  const actor = createActor(offerLeadMachine).start()
  actor.send({ type: 'lead.open', offer })
  const opened = actor.getSnapshot()
  actor.stop()
  return opened
}
