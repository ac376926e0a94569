import { assign, emit, setup } from 'xstate'
import { boundedHeight } from './embed.height.ts'

export type EmbedFailure = 'blocked' | 'broken' | 'unavailable'

interface EmbedInput {
  /** The frame's height in px before it reports one of its own. */
  height: number
}

export interface EmbedContext {
  initialHeight: number
  height: number
  reason: EmbedFailure | null
  /** How many times the frame was loaded: each number stands for a new frame element. */
  attempt: number
}

type EmbedResize = { type: 'embed.resize'; height: number }
/** `start`: the moment for which the visitor booked, with its offset; null where the part does not say. */
type EmbedComplete = { type: 'embed.complete'; start: string | null }
type EmbedFail = { type: 'embed.fail'; reason: EmbedFailure }
export type EmbedEvent =
  { type: 'embed.show' } | { type: 'embed.ready' } | EmbedResize | EmbedComplete | EmbedFail | { type: 'embed.retry' }

type EmbedEmitted = { type: 'embed.completed'; start: string | null }

const reportedHeight = ({ event }: { event: EmbedResize }) => ({ height: event.height })
const reportedStart = ({ event }: { event: EmbedComplete }) => ({ start: event.start })
const reportedReason = ({ event }: { event: EmbedFail }) => ({ reason: event.reason })
const initialContext = ({ input }: { input: EmbedInput }): EmbedContext => ({
  initialHeight: input.height,
  height: input.height,
  reason: null,
  attempt: 0,
})

const vocabulary = setup({
  types: {
    context: {} as EmbedContext,
    events: {} as EmbedEvent,
    emitted: {} as EmbedEmitted,
    input: {} as EmbedInput,
  },
  delays: { patience: 8000 },
  actions: {
    startAttempt: assign({
      attempt: ({ context }) => context.attempt + 1,
      height: ({ context }) => context.initialHeight,
    }),
    resize: assign({
      height: ({ context }, { height }: { height: number }) => boundedHeight(height, context.initialHeight),
    }),
    keepReason: assign({ reason: (_, { reason }: { reason: EmbedFailure }) => reason }),
    forgetReason: assign({ reason: null }),
    announceCompletion: emit((_, { start }: { start: string | null }) => ({ type: 'embed.completed', start })),
  },
})

type Moves = NonNullable<Parameters<typeof vocabulary.createMachine>[0]['on']>

/** The transitions by which the part shows that it works, in every state but `ready` itself. */
const signsOfLife: Moves = {
  'embed.ready': { description: 'The part says that it is there.', target: 'ready' },
  'embed.resize': {
    description: 'A reported height is a sign of life too.',
    target: 'ready',
    actions: { type: 'resize', params: reportedHeight },
  },
  'embed.complete': {
    description: 'The visitor finished in a part that had not spoken before.',
    target: 'ready',
    actions: { type: 'announceCompletion', params: reportedStart },
  },
}

const failure: Moves['embed.fail'] = {
  description: 'The part says that it cannot work.',
  target: 'failed',
  actions: { type: 'keepReason', params: reportedReason },
}

const retry: Moves['embed.retry'] = { description: 'Load it again.', target: 'loading' }

/**
 * A third-party part in a frame. The browser does not report that a frame failed, so only a message from the frame
 * proves that it works; after 8 s without one it is `slow`. The frame stays in `slow` and in `failed`: a part that
 * sends no messages stays usable, and one that answers late becomes `ready`. Source:
 * docs/decisions/24-framed-vendors.md and the three after it.
 */
export const embedMachine = vocabulary.createMachine({
  id: 'embed',
  description:
    'A calendar, scheduler or other foreign part comes to life in its frame, or other ways to go on stand beside it.',
  context: initialContext,
  options: { maxIterations: 10 },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing is loaded before the visitor opens the screen that needs it.',
      on: { 'embed.show': { description: 'The screen with the frame is here.', target: 'loading' } },
    },
    loading: {
      description: 'The frame is loading.',
      entry: ['startAttempt', 'forgetReason'],
      after: { patience: { description: 'No sign of life for 8 seconds.', target: 'slow' } },
      on: { ...signsOfLife, 'embed.fail': failure },
    },
    slow: {
      description: 'Still silent: the frame stays, with other ways to go on beside it.',
      on: { ...signsOfLife, 'embed.fail': failure, 'embed.retry': retry },
    },
    ready: {
      description: 'The part works.',
      entry: 'forgetReason',
      on: {
        'embed.resize': {
          description: 'The frame grows with its content.',
          actions: { type: 'resize', params: reportedHeight },
        },
        'embed.complete': {
          description: 'The visitor finished in the part.',
          actions: { type: 'announceCompletion', params: reportedStart },
        },
        'embed.fail': failure,
      },
    },
    failed: {
      description: 'The part cannot work: the frame stays, with other ways to go on beside it.',
      on: { ...signsOfLife, 'embed.retry': retry },
    },
  },
})
