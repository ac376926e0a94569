import { assign, fromPromise, setup } from 'xstate'
import type { Attempt, AttemptInput, LeadDeliveryContext, LeadDeliveryEvent } from './lead-delivery.types.ts'

const nothingKept: LeadDeliveryContext = { kept: [], hasArrived: false, pause: 0, isHasty: false, lookAgain: null }
const pageJustOpened: LeadDeliveryContext = { ...nothingKept, isHasty: true }

const madeAttempt = ({ event }: { event: { output: Attempt } }) => event.output
const keptIds = ({ context: { kept } }: { context: LeadDeliveryContext }) => ({ ids: kept.map(({ id }) => id) })
const attemptInput = ({ context: { isHasty, kept } }: { context: LeadDeliveryContext }): AttemptInput => ({
  isHasty,
  shownIds: kept.map(({ id }) => id),
})

/**
 * Delivers the submissions that are kept on the device. It starts an attempt when the page opens and whenever something
 * is stored; each attempt sends one submission that is due. In `waiting` a submission without a confirmation waits
 * until its next try is due, the connection is back, the page is shown again or the visitor asks. In `refused` a
 * submission that was turned down is shown and kept. In `delivered` the visitor is told that something kept has been
 * received. A submission ends otherwise only when the visitor deletes it, when one that puts it right is received, or
 * after 14 days and a last try. Source: docs/decisions/23-delivering-leads.md.
 */
export const leadDeliveryMachine = setup({
  types: {
    context: {} as LeadDeliveryContext,
    events: {} as LeadDeliveryEvent,
  },
  actors: {
    attempt: fromPromise<Attempt, AttemptInput>(() =>
      Promise.reject(new Error('lead-delivery: no attempt actor was provided')),
    ),
    deleteKept: fromPromise<void, { ids: readonly string[] }>(() =>
      Promise.reject(new Error('lead-delivery: no deleteKept actor was provided')),
    ),
  },
  delays: { pause: ({ context }) => context.pause ?? 0 },
  guards: {
    isKept: ({ context }) => context.kept.length > 0,
    isKeptToSend: ({ context }) => context.kept.some(({ isRefused }) => !isRefused),
    isDue: ({ context }) => context.pause === 0,
    isWaiting: ({ context }) => context.pause !== null && context.pause > 0,
    isOnlyRefused: ({ context }) => context.pause === null && context.kept.length > 0,
    hasArrived: ({ context }) => context.pause === null && context.hasArrived,
  },
  actions: {
    keepOutcome: assign(({ context }, { kept, hasArrived, pause }: Omit<Attempt, 'verdict'>) => ({
      kept,
      hasArrived: kept.length === 0 && (context.hasArrived || hasArrived),
      pause: context.lookAgain === null ? pause : 0,
      isHasty: context.lookAgain === 'hastily',
      lookAgain: null,
    })),
    waitAMinute: assign(({ context }) => ({
      pause: 60_000,
      isHasty: context.lookAgain === 'hastily',
      lookAgain: null,
    })),
    forgetAll: assign(nothingKept),
    hasten: assign({ isHasty: true }),
    lookAgain: assign({ lookAgain: ({ context }) => context.lookAgain ?? 'calmly' }),
    lookAgainHastily: assign({ lookAgain: 'hastily' }),
  },
}).createMachine({
  id: 'lead-delivery',
  description: 'What a visitor submits is kept on the device until the clinic has it.',
  context: pageJustOpened,
  options: { maxIterations: 10 },
  initial: 'sending',
  states: {
    idle: {
      description: 'Nothing is kept.',
      entry: 'forgetAll',
      on: {
        'lead.stored': { description: 'Something was submitted.', target: 'sending' },
        'page.show': { description: 'The page is shown again.', target: 'sending', actions: 'hasten' },
      },
    },
    sending: {
      description: 'The next submission that is due is on its way.',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: attemptInput,
        onDone: { target: 'attempted', actions: { type: 'keepOutcome', params: madeAttempt } },
        onError: {
          description: 'What is kept cannot be reached: try again in a minute.',
          target: 'waiting',
          actions: 'waitAMinute',
        },
      },
      on: {
        'lead.stored': { description: 'Something else was submitted.', actions: 'lookAgain' },
        'browser.online': { description: 'The connection is back.', actions: 'lookAgainHastily' },
        'page.show': { description: 'The page is shown again.', actions: 'lookAgainHastily' },
      },
    },
    attempted: {
      description: 'What the attempt came to says what follows.',
      always: [
        {
          description: 'The next one is due, or something happened meanwhile: look again.',
          guard: 'isDue',
          target: 'sending',
        },
        { description: 'What nobody confirmed waits.', guard: 'isWaiting', target: 'waiting' },
        { description: 'What was turned down is kept.', guard: 'isOnlyRefused', target: 'refused' },
        { description: 'The last of what was kept has been received.', guard: 'hasArrived', target: 'delivered' },
        { description: 'Nothing is left.', target: 'idle' },
      ],
    },
    waiting: {
      description: 'Kept on this device until the next try.',
      after: { pause: { description: 'It is time for the next try.', target: 'sending' } },
      on: {
        'lead.stored': { description: 'Something else was submitted.', target: 'sending' },
        'browser.online': { description: 'The connection is back.', target: 'sending', actions: 'hasten' },
        'page.show': { description: 'The page is shown again.', target: 'sending', actions: 'hasten' },
        'kept.retry': { description: '‘Try now’.', guard: 'isKeptToSend', target: 'sending', actions: 'hasten' },
        'kept.delete': { description: '‘Delete without sending’.', guard: 'isKept', target: 'deleting' },
      },
    },
    refused: {
      description: 'Turned down for good: kept for the visitor to copy, with a number to call.',
      on: {
        'lead.stored': { description: 'Something else was submitted.', target: 'sending' },
        'page.show': { description: 'The page is shown again.', target: 'sending', actions: 'hasten' },
        'kept.delete': { description: '‘Delete from this device’.', target: 'deleting' },
      },
    },
    delivered: {
      description: 'What was kept has been received.',
      on: {
        'lead.stored': { description: 'Something else was submitted.', target: 'sending' },
        'notice.close': { description: 'The visitor has read it.', target: 'idle' },
      },
    },
    deleting: {
      description: 'What the visitor was shown is being deleted.',
      invoke: {
        id: 'deleteKept',
        src: 'deleteKept',
        input: keptIds,
        onDone: {
          description: 'It is gone: look whether anything else is kept.',
          target: 'sending',
          actions: 'forgetAll',
        },
        onError: { description: 'It is still there: look what it is.', target: 'sending' },
      },
    },
  },
})
