/** From where the wizard was opened, or a choice was made: the first step that is still undecided. */
export const firstUndecided = [
  {
    description: 'The service is to come first.',
    guard: 'beginsWithService',
    target: 'any',
    actions: { type: 'returnToStep', params: { step: 'any' } },
  },
  { description: 'No clinic that takes bookings was named.', guard: 'lacksLocation', target: 'location' },
  {
    description: 'The clinic’s list has to be fetched first.',
    guard: 'lacksList',
    target: 'service.loading',
  },
  {
    description: 'The service asked for is on the clinic’s list.',
    guard: 'matchesService',
    target: 'calendar',
  },
  { description: 'The clinic is known, the service is not.', target: 'service.listed' },
] as const

const openedHere = { description: 'The wizard opened here: Back closes it.', target: '#booking.closed' } as const

/** The browser's Back, from the clinics. */
export const undoneFromLocation = [
  {
    description: 'The service was chosen first: Back undoes that.',
    guard: 'cameFromAny',
    target: 'any',
    actions: 'undoVisit',
  },
  openedHere,
] as const

/** The browser's Back, from the calendar and from the booked visit: they are one entry of the history. */
export const undoneFromCalendar = [
  {
    description: 'The browser’s Back undoes the choice of the service.',
    guard: 'cameFromService',
    target: 'service.listed',
    actions: 'undoVisit',
  },
  {
    description: 'The clinic was chosen with the service already known: Back undoes that.',
    guard: 'cameFromLocation',
    target: 'location',
    actions: 'undoVisit',
  },
  openedHere,
] as const
