import {
  booked,
  bookService,
  selectLocation,
  selectService,
  servicesIn,
} from '../../../../content/words/booking-titles.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'

/** The title of the wizard's current screen. */
export function bookingTitle({ step, location }: BookingView): string {
  if (step.name === 'location') return selectLocation
  if (step.name === 'service') return location ? servicesIn(location.name) : selectService
  return step.booked ? booked(step.service.name) : bookService(step.service.name)
}
