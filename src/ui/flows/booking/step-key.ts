import type { BookingView } from '../../../../machines/booking/index.ts'
import { bookingTitle } from './booking-title.ts'

/**
 * A key for each of the wizard's screens. The service step has several, since 'Try again' is gone once it is pressed; so has
 * that of the clinics, since a service that was found there is.
 */
export function stepKey(view: BookingView | null): string | null {
  if (!view) return null
  const { step } = view
  const title = bookingTitle(view)
  if (step.name === 'location') return `${title} ${view.serviceName ?? ''}`
  return step.name === 'service' ? `${title} ${step.status}` : title
}
