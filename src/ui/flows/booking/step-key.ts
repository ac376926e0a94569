import type { BookingView } from '../../../../machines/booking/index.ts'
import { bookingTitle } from './booking-title.ts'

/** What tells the wizard's screens apart: within the service step too, since 'Try again' is gone once it is pressed. */
export function stepKey(view: BookingView | null): string | null {
  if (!view) return null
  const { step } = view
  const title = bookingTitle(view)
  return step.name === 'service' ? `${title} ${step.status}` : title
}
