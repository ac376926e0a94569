import { initialTransition, transition } from 'xstate'
import { offerLeadMachine } from './offer-lead.machine.ts'
import type { Offer } from './offer-lead.types.ts'
import type { OfferLeadSnapshot } from './offer-lead.view.ts'

/** Where the flow stands once it was opened about an offer: for a form that stands in its page from the start. */
export function openOfferLead(offer: Offer): OfferLeadSnapshot {
  const [closed] = initialTransition(offerLeadMachine)
  const [opened] = transition(offerLeadMachine, closed, { type: 'lead.open', offer })
  return opened
}
