import {
  beginsWithService,
  findsService,
  isNamed,
  locationOf,
  matchedService,
  visitedStep,
  withPlace,
} from './booking.choices.ts'
import type { PickedPlace } from './booking.params.ts'
import type { BookingContext } from './booking.types.ts'

interface Held {
  context: BookingContext
}

/** What the chart's guards ask. */
export const guards = {
  takesBookings: ({ context }: Held, { location, place }: PickedPlace) =>
    locationOf(withPlace(context.index, place), location) !== undefined,
  findsService: ({ context }: Held, { service }: { service: string }) => findsService(context, service),
  offersService: ({ context }: Held, { service }: { service: string }) => isNamed(service, context.list?.services),
  beginsWithService: ({ context }: Held) => beginsWithService(context.asked),
  lacksLocation: ({ context }: Held) => locationOf(context.index, context.asked.location) === undefined,
  lacksList: ({ context }: Held) => context.list?.location !== context.asked.location,
  matchesService: ({ context }: Held) => matchedService(context) !== undefined,
  cameFromAny: ({ context }: Held) => visitedStep(context) === 'any',
  cameFromLocation: ({ context }: Held) => visitedStep(context) === 'location',
  cameFromService: ({ context }: Held) => visitedStep(context) === 'service',
}
