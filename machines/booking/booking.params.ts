import type { BookingLocation, BookingService } from '../../content/types.ts'
import { matchedService } from './booking.choices.ts'
import type {
  Asked,
  BookingContext,
  BookingInput,
  BookingOpen,
  CalendarCompletion,
  LocationPick,
  ServicePick,
} from './booking.types.ts'

/* What the chart's transitions hand to guards, actions and actors. */

export const nothingAsked: Asked = { location: null, service: null }

export interface PickedPlace {
  location: string
  place: BookingLocation | undefined
}

export const openedWith = ({ event: { location, service, place } }: { event: BookingOpen }) => ({
  asked: { location, service },
  place,
})
export const pickedLocation = ({ event: { location, place } }: { event: LocationPick }) => ({ location, place })
export const pickedService = ({ event }: { event: ServicePick }) => ({ service: event.service })
export const bookedStart = ({ event }: { event: CalendarCompletion }) => ({ start: event.start })
export const loadedServices = ({ event }: { event: { output: readonly BookingService[] } }) => ({
  services: event.output,
})
export const askedLocation = ({ context }: { context: BookingContext }) => ({ location: context.asked.location ?? '' })
export const initialContext = ({ input }: { input: BookingInput }): BookingContext => ({
  index: input,
  asked: nothingAsked,
  list: null,
  trail: [],
  start: null,
})

export const chosen = ({ context }: { context: BookingContext }) => ({
  location: context.asked.location ?? '',
  service: matchedService(context)?.id ?? '',
})
