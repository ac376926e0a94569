import type { BookingView } from '../../../../machines/booking/index.ts'
import { bookingTitle } from './booking-title.ts'

/**
 * A key for each of the wizard's screens. The service step has several, since 'Try again' is gone once it is pressed.
 */
export function stepKey(view: BookingView | null): string | null {
  if (!view) return null
  const { step } = view
  const title = bookingTitle(view)
  return step.name === 'service' ? `${title} ${step.status}` : title
}
