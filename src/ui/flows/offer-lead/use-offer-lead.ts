import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type RefObject } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import type { DeliveryAnswer } from '../../../../machines/delivery-answer.ts'
import {
  offerLeadMachine,
  offerLeadView,
  openOfferLead,
  type LeadDelivery,
  type Offer,
  type OfferLeadView,
} from '../../../../machines/offer-lead/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import type { Delivery } from '../../../delivery/delivery.ts'
import { forgetSubmission } from '../../../delivery/submission-stamp.ts'
import { useHeadingFocus } from '../../steps/use-heading-focus.ts'
import { usePageChange } from '../../use-page-change.ts'
import { leadDraft } from './lead-draft.ts'

type LeadScreenName = 'form' | 'refused' | 'thankYou'

export interface OfferLead {
  actor: ActorRefFrom<typeof offerLeadMachine>
  view: OfferLeadView | null
  /** The screen to show: while a lead is being sent, the form stays. */
  screen: LeadScreenName | undefined
  /** The screen's heading, which takes the focus when the screen changes. */
  heading: RefObject<HTMLElement | null>
}

export interface OfferLeadOptions {
  /** Open from the start, about this offer. */
  openedAbout?: Offer
  /** The name under which its form keeps what was typed. */
  draft?: string
  /** Whether it can be seen; its heading takes the focus each time that it is shown again. */
  isShown?: boolean
}

/** The lead flow, connected to delivery, drafts and the order page. */
export function useOfferLead({ openedAbout, draft = leadDraft, isShown = true }: OfferLeadOptions = {}): OfferLead {
  const { leads } = useAdapters()
  const [machine] = useState(() => offerLeadMachine.provide({ actors: { deliver: deliverTo(leads) } }))
  const [snapshot] = useState(() => openedAbout && openOfferLead(openedAbout))
  const actor = useActorRef(machine, snapshot ? { snapshot } : {})
  const view = offerLeadView(useSelector(actor, (current) => current))
  const screen = view?.step === 'sending' ? 'form' : view?.step
  const heading = useHeadingFocus((isShown && screen) || null)
  useOutcomes(actor, draft)
  return { actor, view, screen, heading }
}

function deliverTo(leads: Delivery) {
  return fromPromise<DeliveryAnswer, LeadDelivery>(({ input: { stamp, lead, offer } }) =>
    leads.deliver({ ...lead, offer: offer.title, ...stamp }),
  )
}

/** Deletes the draft of a delivered lead; a lead about weight loss continues to the order page. */
function useOutcomes(actor: ActorRefFrom<typeof offerLeadMachine>, draft: string): void {
  const goTo = usePageChange()
  const { drafts } = useAdapters()
  useEffect(() => {
    const subscriptions = [
      actor.on('lead.delivered', () => forgetSubmission(drafts, draft)),
      actor.on('lead.orderRequested', () => {
        void goTo('/order-online')
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, draft, drafts, goTo])
}
