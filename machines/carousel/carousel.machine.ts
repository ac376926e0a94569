import { assign, setup } from 'xstate'

export interface CarouselInput {
  /** How many reviews there are; at least one. */
  count: number
  /** The review in view when the machine starts, from 0: a visitor may have scrolled before the page's scripts ran. */
  index: number
}

export interface CarouselContext {
  count: number
  index: number
  /** Whether the visitor asked for the review in view. One that comes by itself is not announced. */
  isAskedFor: boolean
  /** Whether the visitor's last press was Pause, not Play. */
  isPauseWished: boolean
}

type CarouselPick = { type: 'carousel.pick'; index: number }
export type CarouselEvent =
  | { type: 'carousel.next' }
  | { type: 'carousel.previous' }
  | CarouselPick
  | { type: 'carousel.start' }
  | { type: 'carousel.stop' }
  | { type: 'carousel.hold' }
  | { type: 'carousel.release' }
  | { type: 'carousel.pause' }
  | { type: 'carousel.play' }

const following = ({ context: { index, count } }: { context: CarouselContext }) => ({ index: (index + 1) % count })
const preceding = ({ context: { index, count } }: { context: CarouselContext }) => ({
  index: (index + count - 1) % count,
})
const picked = ({ event }: { event: CarouselPick }) => ({ index: event.index })
const initialContext = ({ input }: { input: CarouselInput }): CarouselContext => ({
  ...input,
  isAskedFor: false,
  isPauseWished: false,
})

/**
 * The reviews, one in view; after the last comes the first, and the other way round. In `still` it moves only when
 * asked. In `moving`, which content switches on where motion is allowed, it is `playing` until the visitor's mouse or
 * focus is on it (`held`) or the visitor presses Pause (`paused`). Play overrules `held`: it plays while the mouse
 * rests there. Pause lasts: when motion is allowed again after it was not, the carousel is still paused. Source:
 * docs/product/home.md, P-HOME-11; docs/product/look.md, P-LOOK-4.
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
  },
  delays: { dwell: 7000 },
  guards: {
    isReview: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
    isPauseWished: ({ context }) => context.isPauseWished,
  },
  actions: {
    show: assign({ index: (_, { index }: { index: number }) => index, isAskedFor: true }),
    showUnasked: assign({ index: (_, { index }: { index: number }) => index, isAskedFor: false }),
    keepPause: assign({ isPauseWished: true }),
    dropPause: assign({ isPauseWished: false }),
  },
}).createMachine({
  id: 'carousel',
  description: 'A visitor reads what guests say, one review at a time.',
  context: initialContext,
  options: { maxIterations: 10 },
  initial: 'still',
  on: {
    'carousel.next': {
      description: 'The next review; after the last, the first.',
      actions: { type: 'show', params: following },
    },
    'carousel.previous': {
      description: 'The review before; before the first, the last.',
      actions: { type: 'show', params: preceding },
    },
    'carousel.pick': {
      description: 'A review of the visitor’s choice, by its dot, a key or a swipe.',
      guard: { type: 'isReview', params: picked },
      actions: { type: 'show', params: picked },
    },
  },
  states: {
    still: {
      description: 'The reviews stay until the visitor asks for another.',
      on: {
        'carousel.start': [
          {
            description: 'The visitor had paused them before the system asked for less motion: they stay paused.',
            guard: 'isPauseWished',
            target: 'moving.paused',
          },
          {
            description: 'The site lets them move, and the visitor’s system does not ask for less motion.',
            target: 'moving',
          },
        ],
      },
    },
    moving: {
      description: 'The reviews may move by themselves; Pause or Play is at hand.',
      initial: 'playing',
      on: { 'carousel.stop': { description: 'The visitor’s system asks for less motion.', target: 'still' } },
      states: {
        playing: {
          description: 'A review stays for 7 seconds.',
          after: {
            dwell: {
              description: 'The next one comes by itself.',
              target: 'playing',
              reenter: true,
              actions: { type: 'showUnasked', params: following },
            },
          },
          on: {
            'carousel.next': {
              description: 'The next review, with its own 7 seconds.',
              target: 'playing',
              reenter: true,
              actions: { type: 'show', params: following },
            },
            'carousel.previous': {
              description: 'The review before, with its own 7 seconds.',
              target: 'playing',
              reenter: true,
              actions: { type: 'show', params: preceding },
            },
            'carousel.pick': {
              description: 'The chosen review, with its own 7 seconds.',
              guard: { type: 'isReview', params: picked },
              target: 'playing',
              reenter: true,
              actions: { type: 'show', params: picked },
            },
            'carousel.hold': { description: 'The mouse or the focus comes to the reviews.', target: 'held' },
            'carousel.pause': { description: '‘Pause’.', target: 'paused', actions: 'keepPause' },
          },
        },
        held: {
          description: 'The visitor is there: the review waits.',
          on: {
            'carousel.release': { description: 'Mouse and focus are elsewhere.', target: 'playing' },
            'carousel.pause': { description: '‘Pause’.', target: 'paused', actions: 'keepPause' },
          },
        },
        paused: {
          description: 'Stopped by the visitor, wherever the mouse goes.',
          on: { 'carousel.play': { description: '‘Play’.', target: 'playing', actions: 'dropPause' } },
        },
      },
    },
  },
})
