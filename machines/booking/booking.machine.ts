import {
  askedLocation,
  bookedStart,
  initialContext,
  loadedServices,
  openedWith,
  pickedLocation,
  pickedService,
} from './booking.params.ts'
import { vocabulary, type UndoneMove } from './booking.vocabulary.ts'

/** From the calendar and from the booked visit, which are one entry of the history. */
const serviceUndone: UndoneMove = {
  description: 'The browser’s Back undoes the choice of the service.',
  guard: 'cameFromService',
  target: 'service.listed',
  actions: 'undoVisit',
}

const locationUndone: UndoneMove = {
  description: 'The clinic was chosen with the service already known: Back undoes that.',
  guard: 'cameFromLocation',
  target: 'location',
  actions: 'undoVisit',
}

const openedHere: UndoneMove = { description: 'The wizard opened here: Back closes it.', target: '#booking.closed' }

/**
 * The booking wizard. It rests in `closed`; opening it takes the visitor to the first step that what they asked
 * for leaves undecided (`arriving` decides), forward moves go location -> service -> calendar, the wizard's own
 * Back goes the other way, and the browser's Back undoes the moves that were made. What the calendar reports as booked
 * is `booked`; its frame stays. Closing forgets every choice (a loaded list is kept).
 * Source: docs/product/booking.md; docs/decisions/03-six-pages-five-lists.md, 05-service-before-clinic.md,
 * 06-unknown-clinic.md, 15-booking-addresses.md, 31-booked.md, 33-either-order.md.
 */
export const bookingMachine = vocabulary.createMachine({
  id: 'booking',
  description: 'A visitor chooses a clinic and a service, and stands in that service’s calendar.',
  context: initialContext,
  options: { maxIterations: 10 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page, no wizard. Nothing is chosen.',
      entry: 'forgetChoices',
      on: {
        'booking.open': {
          description: 'A booking button was pressed, with or without a clinic and a service.',
          target: 'open',
          actions: { type: 'ask', params: openedWith },
        },
      },
    },
    open: {
      description: 'The wizard is in front of the page, or is the page.',
      initial: 'arriving',
      on: { 'booking.close': { description: 'Closed by button, Esc or a click outside.', target: 'closed' } },
      states: {
        arriving: {
          description: 'Decides which step is the first that is still undecided.',
          always: [
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
          ],
        },
        location: {
          description: '‘Select Location’: the clinics.',
          on: {
            'location.pick': {
              description: 'A clinic that takes online bookings was picked.',
              guard: { type: 'takesBookings', params: pickedLocation },
              target: 'arriving',
              actions: [
                { type: 'leaveStep', params: { step: 'location' } },
                { type: 'askLocation', params: pickedLocation },
              ],
            },
            'service.first': {
              description: 'The visitor would rather choose the service first.',
              target: 'any',
              actions: { type: 'returnToStep', params: { step: 'any' } },
            },
            'service.pick': {
              description: 'A service was found by its name: it waits for its clinic.',
              guard: { type: 'findsService', params: pickedService },
              actions: { type: 'askServiceFirst', params: pickedService },
            },
            'history.back': [
              {
                description: 'The service was chosen first: Back undoes that.',
                guard: 'cameFromAny',
                target: 'any',
                actions: 'undoVisit',
              },
              openedHere,
            ],
          },
        },
        any: {
          description: '‘Select Service’: the services of all clinics, before one is chosen.',
          on: {
            'service.pick': {
              description: 'A service was picked: its clinic comes next.',
              guard: { type: 'findsService', params: pickedService },
              target: 'location',
              actions: [
                { type: 'leaveStep', params: { step: 'any' } },
                { type: 'askServiceFirst', params: pickedService },
              ],
            },
            'booking.back': { description: 'The clinics first.', target: 'location' },
            'history.back': openedHere,
          },
        },
        service: {
          description: '‘Services in …’: the clinic’s list.',
          initial: 'loading',
          on: {
            'booking.back': {
              description: 'Back to the clinics.',
              target: 'location',
              actions: { type: 'returnToStep', params: { step: 'location' } },
            },
            'history.back': [
              {
                description: 'The browser’s Back undoes the choice of the clinic.',
                guard: 'cameFromLocation',
                target: 'location',
                actions: 'undoVisit',
              },
              openedHere,
            ],
          },
          states: {
            loading: {
              description: 'The list is on its way.',
              invoke: {
                id: 'loadServices',
                src: 'loadServices',
                input: askedLocation,
                onDone: {
                  description: 'The list is here.',
                  target: '#booking.open.arriving',
                  actions: { type: 'keepList', params: loadedServices },
                },
                onError: { description: 'The list could not be fetched.', target: 'failed' },
              },
            },
            failed: {
              description: 'The list could not be fetched: try again, or call.',
              on: { 'services.retry': { description: 'Try again.', target: 'loading' } },
            },
            listed: {
              description: 'The clinic’s services, to choose from.',
              on: {
                'service.pick': {
                  description: 'A service of this clinic’s list was picked.',
                  guard: { type: 'offersService', params: pickedService },
                  target: '#booking.open.calendar',
                  actions: [
                    { type: 'leaveStep', params: { step: 'service' } },
                    { type: 'askService', params: pickedService },
                  ],
                },
              },
            },
          },
        },
        calendar: {
          description: '‘Book …’: the calendar of this clinic and service.',
          entry: 'announceCalendar',
          on: {
            'booking.back': {
              description: 'Back to the clinic’s list.',
              target: 'service.listed',
              actions: { type: 'returnToStep', params: { step: 'service' } },
            },
            'history.back': [serviceUndone, locationUndone, openedHere],
            'calendar.complete': {
              description: 'The calendar reports that a visit is booked.',
              target: 'booked',
              actions: { type: 'keepStart', params: bookedStart },
            },
          },
        },
        booked: {
          description: 'The visit is booked: how it goes on, and the calendar’s own confirmation below.',
          entry: 'announceBooked',
          exit: 'forgetStart',
          on: {
            'calendar.complete': {
              description: 'The visitor booked again or changed the time: only the last one counts.',
              actions: { type: 'keepStart', params: bookedStart },
            },
            'booking.another': {
              description: '‘Book another’: the clinic’s list.',
              target: 'service.listed',
              actions: { type: 'returnToStep', params: { step: 'service' } },
            },
            'history.back': [serviceUndone, locationUndone, openedHere],
          },
        },
      },
    },
  },
})
