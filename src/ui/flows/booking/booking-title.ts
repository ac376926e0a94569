import { bookService, selectLocation, servicesIn } from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'

/** The title of the wizard's current screen. */
export function bookingTitle({ step, location }: BookingView): string {
  if (step.name === 'location') return selectLocation
  return step.name === 'service' ? servicesIn(location?.name ?? '') : bookService(step.service.name)
}
