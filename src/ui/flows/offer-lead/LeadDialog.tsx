import { useEffect } from 'react'
import type { Phone } from '../../../../content/types.ts'
import { callbackForm } from '../../../../content/words/parts.ts'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DialogBoundary } from '../../Dialog/DialogBoundary.tsx'
import { useDialogEntry } from '../../Dialog/use-dialog-entry.ts'
import { useFocusReturn } from '../../Dialog/use-focus-return.ts'
import type { Opened } from '../../loading/use-opening.ts'
import type { LeadRequest } from './LeadHost.tsx'
import { LeadScreen } from './LeadScreen.tsx'
import { useOfferLead } from './use-offer-lead.ts'

export interface LeadDialogProps {
  opened: Opened<LeadRequest>
  /** Whom to call if the lead cannot be delivered. */
  phone: Phone
}

/** The offer lead dialog in front of a page. */
export function LeadDialog(props: LeadDialogProps) {
  return (
    <DialogBoundary name={callbackForm} request={props.opened.request} onClosed={props.opened.onClosed}>
      <Lead {...props} />
    </DialogBoundary>
  )
}

function Lead({ opened: { request, isOpen, onClosed }, phone }: LeadDialogProps) {
  const { actor, view, screen, heading } = useOfferLead()

  useEffect(() => {
    if (isOpen && request) actor.send({ type: 'lead.open', offer: request.offer })
  }, [actor, isOpen, request])
  useDialogEntry(view !== null, () => actor.send({ type: 'page.leave' }))
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
