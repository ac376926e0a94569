import { assign, emit, fromPromise, setup } from 'xstate'
import type { BookingLocation, BookingService } from '../../content/types.ts'
import { visitedStep, withPlace } from './booking.choices.ts'
import { guards } from './booking.guards.ts'
import { firstUndecided, undoneFromCalendar, undoneFromLocation } from './booking.moves.ts'
import {
  askedLocation,
  bookedStart,
  chosen,
  initialContext,
  loadedServices,
  nothingAsked,
  openedWith,
  pickedLocation,
  pickedService,
  type PickedPlace,
} from './booking.params.ts'
import type { Asked, BookingContext, BookingEmitted, BookingEvent, BookingInput, Visit } from './booking.types.ts'

/**
 * The booking wizard. It rests in `closed`; opening it takes the visitor to the first step that what they asked
 * for leaves undecided (`arriving` decides), forward moves go location -> service -> calendar, the wizard's own
 * Back goes the other way, and the browser's Back undoes the moves that were made. What the calendar reports as booked
 * is `booked`; its frame stays. Closing forgets every choice (a loaded list is kept).
 * Source: docs/product/booking.md; docs/decisions/03-six-pages-five-lists.md, 05-service-before-clinic.md,
 * 06-unknown-clinic.md, 15-booking-addresses.md, 31-booked.md, 33-either-order.md.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
  },
  actors: {
    loadServices: fromPromise<readonly BookingService[], { location: string }>(() =>
      Promise.reject(new Error('booking: no loadServices actor was provided')),
    ),
  },
  guards,
  actions: {
    ask: assign(({ context }, { asked, place }: { asked: Asked; place: BookingLocation | undefined }) => ({
      asked,
      trail: [],
      index: withPlace(context.index, place),
    })),
    leaveStep: assign({
      trail: ({ context }, { step }: { step: Visit['step'] }) => [...context.trail, { step, asked: context.asked }],
    }),
    askLocation: assign(({ context }, { location, place }: PickedPlace) => ({
      asked: { ...context.asked, location },
      index: withPlace(context.index, place),
    })),
    askService: assign({
      asked: ({ context }, { service }: { service: string }) => ({ ...context.asked, service: { id: service } }),
    }),
    askServiceFirst: assign({
      asked: (_, { service }: { service: string }) => ({ location: null, service: { id: service } }),
    }),
    keepList: assign({
      list: ({ context }, { services }: { services: readonly BookingService[] }) => ({
        location: context.asked.location ?? '',
        services,
      }),
    }),
    undoVisit: assign(({ context }) => ({
      asked: context.trail.at(-1)?.asked ?? nothingAsked,
      trail: context.trail.slice(0, -1),
    })),
    returnToStep: assign(({ context }, { step }: { step: Visit['step'] }) => ({
      asked: step === 'service' ? { ...context.asked, service: null } : nothingAsked,
      trail: visitedStep(context) === step ? context.trail.slice(0, -1) : context.trail,
    })),
    forgetChoices: assign({ asked: nothingAsked, trail: [] }),
    keepStart: assign({ start: (_, { start }: { start: string | null }) => start }),
    forgetStart: assign({ start: null }),
    announceCalendar: emit(({ context }) => ({ type: 'booking.calendarShown', ...chosen({ context }) })),
    announceBooked: emit(({ context }) => ({ type: 'booking.booked', ...chosen({ context }) })),
  },
}).createMachine({
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
          always: firstUndecided,
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
            'history.back': undoneFromLocation,
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
            'history.back': { description: 'The wizard opened here: Back closes it.', target: '#booking.closed' },
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
              { description: 'The wizard opened here: Back closes it.', target: '#booking.closed' },
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
            'history.back': undoneFromCalendar,
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
            'history.back': undoneFromCalendar,
          },
        },
      },
    },
  },
})
