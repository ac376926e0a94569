import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { BookingIndex } from '../../../../content/types.ts'
import { bookingMachine, bookingView, type BookingSnapshot } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { Dialog } from '../../Dialog/Dialog.tsx'
import type { BookingRequest } from './BookingHost.tsx'
import { BookingChoices } from './BookingChoices.tsx'
import { BookingSteps } from './BookingSteps.tsx'
import { loadServicesFrom } from './load-services.ts'
import { useBookingAddress } from './use-booking-address.ts'
import { useStepFocus } from './use-step-focus.ts'

export interface BookingDialogProps {
  index: BookingIndex
  request: BookingRequest | null
}

/** The wizard in front of a page. */
export function BookingDialog({ index, request }: BookingDialogProps) {
  const { records } = useAdapters()
  const machine = bookingMachine.provide({ actors: { loadServices: loadServicesFrom(records) } })
  const actor = useActorRef(machine, { input: index })
  const snapshot = useSelector(actor, (current) => current)
  const view = bookingView(snapshot)
  const shown = bookingView(useLastOpen(snapshot))
  const heading = useStepFocus(view)
  useBookingAddress(actor, 'in front')

  useEffect(() => {
    if (request) actor.send({ type: 'booking.open', ...request.asked })
  }, [actor, request])
  useFocusReturn(view !== null, request?.opener ?? null)

  return (
    <Dialog
      isOpen={view !== null}
      onClose={() => actor.send({ type: 'booking.close' })}
      title={shown?.title}
      headingRef={heading}
      head={shown && <BookingChoices view={shown} />}
      returnsFocus={false}
      fillsPhone
    >
      {shown && <BookingSteps view={shown} send={(event) => actor.send(event)} />}
    </Dialog>
  )
}

/** The snapshot to draw: through the closing transition it is the last open one, so that nothing jumps. */
function useLastOpen(snapshot: BookingSnapshot): BookingSnapshot {
  const [last, setLast] = useState(snapshot)
  if (snapshot !== last && !snapshot.matches('closed')) setLast(snapshot)
  return last
}

function useFocusReturn(isOpen: boolean, opener: HTMLElement | null): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && opener?.isConnected) opener.focus()
    wasOpen.current = isOpen
  }, [isOpen, opener])
}
