import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type Ref } from 'react'
import { fromPromise, type ActorRefFrom } from 'xstate'
import type { Phone } from '../../../../content/types.ts'
import { callbackForm } from '../../../../content/words/parts.ts'
import type { DeliveryAnswer } from '../../../../machines/delivery-answer.ts'
import {
  offerLeadMachine,
  offerLeadView,
  type LeadDelivery,
  type OfferLeadEvent,
  type OfferLeadView,
} from '../../../../machines/offer-lead/index.ts'
import type { Delivery } from '../../../delivery/delivery.ts'
import { forgetSubmission } from '../../../delivery/submission-stamp.ts'
import { useAdapters, useSiteHistory } from '../../../adapters/use-adapters.ts'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DialogBoundary } from '../../Dialog/DialogBoundary.tsx'
import { useFocusReturn } from '../../Dialog/use-focus-return.ts'
import type { Opened } from '../../loading/use-opening.ts'
import { useHeadingFocus } from '../../steps/use-heading-focus.ts'
import { leadDraft } from './lead-draft.ts'
import { LeadForm } from './LeadForm.tsx'
import type { LeadRequest } from './LeadHost.tsx'
import { LeadRefused } from './LeadRefused.tsx'
import { LeadThanks } from './LeadThanks.tsx'

export interface LeadDialogProps {
  opened: Opened<LeadRequest>
  /** Whom to call where the lead does not get through. */
  phone: Phone
}

/** The offer lead dialog in front of a page. */
export function LeadDialog(props: LeadDialogProps) {
  return (
    <DialogBoundary name={callbackForm} request={props.opened.request} onClosed={props.opened.onClosed}>
      <OfferLead {...props} />
    </DialogBoundary>
  )
}

function OfferLead({ opened: { request, isOpen, onClosed }, phone }: LeadDialogProps) {
  const { leads } = useAdapters()
  const [machine] = useState(() => offerLeadMachine.provide({ actors: { deliver: deliverTo(leads) } }))
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  const view = offerLeadView(snapshot)
  const screen = view?.step === 'sending' ? 'form' : view?.step
  const heading = useHeadingFocus(screen ?? null)
  useOutcomes(actor)
  useCloseWithPage(actor)

  useEffect(() => {
    if (isOpen && request) actor.send({ type: 'lead.open', offer: request.offer })
  }, [actor, isOpen, request])
  useFocusReturn(view !== null, request?.opener ?? null, onClosed)

  return (
    <Dialog
      isOpen={view !== null}
      onClose={() => actor.send({ type: 'lead.close' })}
      title={view?.title}
      opener={request?.opener ?? null}
      {...(screen !== 'thankYou' && { headingRef: heading })}
      fillsPhone
      isNarrow
      isTitleQuiet={screen === 'thankYou'}
      isBusy={view?.step === 'sending'}
    >
      {view && <LeadScreen view={view} phone={phone} headingRef={heading} send={(event) => actor.send(event)} />}
    </Dialog>
  )
}

interface LeadScreenProps {
  view: OfferLeadView
  phone: Phone
  /** The thanks have a heading of their own. */
  headingRef: Ref<HTMLElement>
  send: (event: OfferLeadEvent) => void
}

function LeadScreen({ view: { step, title, lead, isSaved }, phone, headingRef, send }: LeadScreenProps) {
  if (step === 'refused') return <LeadRefused lead={lead} phone={phone} send={send} />
  if (step === 'thankYou')
    return <LeadThanks firstName={lead.firstName} isSaved={isSaved} phone={phone} headingRef={headingRef} send={send} />
  return <LeadForm offer={title} isSending={step === 'sending'} send={send} />
}

function deliverTo(leads: Delivery) {
  return fromPromise<DeliveryAnswer, LeadDelivery>(({ input: { stamp, lead, offer } }) =>
    leads.deliver({ ...lead, offer: offer.title, ...stamp }),
  )
}

/** A delivered lead is no draft any more; one about weight loss goes on to the order page. */
function useOutcomes(actor: ActorRefFrom<typeof offerLeadMachine>): void {
  const router = useRouter()
  const { drafts } = useAdapters()
  useEffect(() => {
    const subscriptions = [
      actor.on('lead.delivered', () => forgetSubmission(drafts, leadDraft)),
      actor.on('lead.orderRequested', () => {
        void router.navigate({ to: '/order-online' }).then(() => document.getElementById('main')?.focus())
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, drafts, router])
}

/** The browser's Back and Forward leave the page that the dialog belongs to. */
function useCloseWithPage(actor: ActorRefFrom<typeof offerLeadMachine>): void {
  const history = useSiteHistory()
  useEffect(
    () =>
      history.subscribe(({ isNewPage }) => {
        if (isNewPage) actor.send({ type: 'page.leave' })
      }),
    [actor, history],
  )
}
