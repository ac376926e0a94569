import type { BookingIndex, BookingLocation, BookingService } from '../../content/types.ts'

/** A service by its own id, as this site's cards and lists name it, or in words from outside, which have to be matched. */
export type AskedService = { id: string } | { words: string }

/** What the visitor asked for so far. Null is 'not said yet'. */
export interface Asked {
  location: string | null
  service: AskedService | null
}

/** A step that a forward move left behind: one entry of the browser's history. */
export interface Visit {
  step: 'location' | 'any' | 'service'
  asked: Asked
}

export interface BookingContext {
  index: BookingIndex
  asked: Asked
  /** The list last loaded, with its clinic's slug. */
  list: { location: string; services: readonly BookingService[] } | null
  trail: readonly Visit[]
  /** The moment that was booked, with its offset; null where the calendar does not say. */
  start: string | null
}

export type BookingInput = BookingIndex

/** `place` is the clinic's own record, needed where the wizard's index lacks that clinic. */
export type BookingOpen = {
  type: 'booking.open'
  location: string | null
  service: AskedService | null
  place?: BookingLocation
}
export type LocationPick = { type: 'location.pick'; location: string; place?: BookingLocation }
export type ServicePick = { type: 'service.pick'; service: string }

export type CalendarCompletion = { type: 'calendar.complete'; start: string | null }

export type BookingEvent =
  | BookingOpen
  | LocationPick
  | ServicePick
  | CalendarCompletion
  | { type: 'service.first' }
  | { type: 'booking.another' }
  | { type: 'services.retry' }
  | { type: 'booking.back' }
  | { type: 'history.back' }
  | { type: 'booking.close' }

/** Both say which clinic and service, and nothing of the visitor. */
export type BookingEmitted = { type: 'booking.calendarShown' | 'booking.booked'; location: string; service: string }
