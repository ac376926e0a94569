export { addressOf, askedByAddress, bookingAddress } from './booking.address.ts'
export { bookingMachine } from './booking.machine.ts'
export { matchService } from './booking.match.ts'
export { restoreBooking, type BookingPlace } from './booking.restore.ts'
export type { Asked, BookingEmitted, BookingEvent } from './booking.types.ts'
export {
  bookingView,
  type BookingNotice,
  type BookingSnapshot,
  type BookingStep,
  type BookingView,
} from './booking.view.ts'
