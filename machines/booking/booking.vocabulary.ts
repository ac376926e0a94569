import { assign, emit, fromPromise, setup } from 'xstate'
import type { BookingLocation, BookingService } from '../../content/types.ts'
import { visitedStep, withPlace } from './booking.choices.ts'
import { guards } from './booking.guards.ts'
import { chosen, nothingAsked, type PickedPlace } from './booking.params.ts'
import type { Asked, BookingContext, BookingEmitted, BookingEvent, BookingInput, Visit } from './booking.types.ts'

/** The names that the booking chart uses, and what they do. */
export const vocabulary = setup({
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
})

/** A transition of the browser’s Back. */
export type UndoneMove = Exclude<
  NonNullable<Parameters<typeof vocabulary.createMachine>[0]['on']>['history.back'],
  string | readonly unknown[] | undefined
>
