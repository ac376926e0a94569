import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { booking } from '../../../../content/words/parts.ts'
import type { BookingIndex } from '../../../../content/types.ts'
import { bookingView } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DialogBoundary } from '../../Dialog/DialogBoundary.tsx'
import type { Opened } from '../../loading/use-opening.ts'
import { useFocusReturn } from '../../Dialog/use-focus-return.ts'
import { useArrived } from '../../steps/use-arrived.ts'
import { useHeadingFocus } from '../../steps/use-heading-focus.ts'
import type { BookingRequest } from './BookingHost.tsx'
import { BookingAside } from './BookingAside.tsx'
import { BookingBar } from './BookingBar.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import { placeOf } from './asked-place.ts'
import { bookingTitle } from './booking-title.ts'
import { bookingMachineWith } from './booking-machine-with.ts'
import { usePanePart } from './pane-part.ts'
import { stepKey } from './step-key.ts'
import { useBookingAddress } from './use-booking-address.ts'
import { useMadeChoices } from './use-made-choices.ts'
import { useStepTitle } from '../../steps/use-step-title.ts'

export { fetchPlace } from './asked-place.ts'

export interface BookingDialogProps {
  index: BookingIndex
  opened: Opened<BookingRequest>
}

/** The wizard in front of a page. */
export function BookingDialog(props: BookingDialogProps) {
  return (
    <DialogBoundary name={booking} request={props.opened.request} onClosed={props.opened.onClosed}>
      <Wizard {...props} />
    </DialogBoundary>
  )
}

function Wizard({ index, opened: { request, isOpen, onClosed } }: BookingDialogProps) {
  const adapters = useAdapters()
  const [machine] = useState(() => bookingMachineWith(adapters))
  const actor = useActorRef(machine, { input: index })
  useBookingAddress(actor, 'wizard-in-front')
  const view = bookingView(useArrived(actor))
  const title = view ? bookingTitle(view) : undefined
  const heading = useHeadingFocus(stepKey(view))
  const made = useMadeChoices(view)
  useStepTitle(title ?? null)
  usePanePart()

  useEffect(() => {
    if (isOpen && request) actor.send({ type: 'booking.open', ...request.asked, ...placeOf(request.asked) })
  }, [actor, isOpen, request])
  useFocusReturn(view !== null, request?.opener ?? null, onClosed)

  return (
    <Dialog
      isOpen={view !== null}
      onClose={() => actor.send({ type: 'booking.close' })}
      title={title}
      opener={request?.opener ?? null}
      headingRef={heading}
      bar={view && <BookingBar view={view} send={(event) => actor.send(event)} />}
      aside={view && <BookingAside view={view} made={made} />}
      fillsPhone
    >
      {view && <BookingSteps view={view} made={made} send={(event) => actor.send(event)} />}
    </Dialog>
  )
}
