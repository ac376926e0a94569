import { assign, emit, setup } from 'xstate'

/** The slugs of the services that have a detail record. */
export interface ServiceDetailInput {
  known: readonly string[]
}

export interface ServiceDetailContext {
  known: readonly string[]
  /** Slug of the service whose detail is open. */
  service: string | null
}

type DetailOpen = { type: 'detail.open'; service: string }
export type ServiceDetailEvent = DetailOpen | { type: 'detail.book' } | { type: 'detail.close' }
export type ServiceDetailEmitted = { type: 'detail.bookRequested'; service: string }

const openedService = ({ event }: { event: DetailOpen }) => ({ service: event.service })
const initialContext = ({ input }: { input: ServiceDetailInput }): ServiceDetailContext => ({
  known: input.known,
  service: null,
})

/**
 * The detail dialog of the services grid: open with one service, or closed with none. It does not book: it emits
 * `detail.bookRequested` and closes. Source: docs/product/services.md, P-SERVICE-10 to P-SERVICE-15.
 */
export const serviceDetailMachine = setup({
  types: {
    context: {} as ServiceDetailContext,
    events: {} as ServiceDetailEvent,
    emitted: {} as ServiceDetailEmitted,
    input: {} as ServiceDetailInput,
  },
  guards: {
    hasDetail: ({ context }, { service }: { service: string }) => context.known.includes(service),
  },
  actions: {
    select: assign({ service: (_, { service }: { service: string }) => service }),
    clearSelection: assign({ service: null }),
    requestBooking: emit(({ context }) => ({ type: 'detail.bookRequested', service: context.service ?? '' })),
  },
}).createMachine({
  id: 'service-detail',
  description: 'A visitor reads about one service of the grid, and may go on to book it.',
  context: initialContext,
  options: { maxIterations: 10 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The grid of cards. Nothing is selected.',
      entry: 'clearSelection',
      on: {
        'detail.open': {
          description: 'A card was pressed.',
          guard: { type: 'hasDetail', params: openedService },
          target: 'open',
          actions: { type: 'select', params: openedService },
        },
      },
    },
    open: {
      description: 'About, key benefits, session details and what to expect of the selected service.',
      on: {
        'detail.book': { description: '‘Book This Service’.', target: 'closed', actions: 'requestBooking' },
        'detail.close': { description: 'Closed by button, Esc, Back or a click outside.', target: 'closed' },
      },
    },
  },
})
