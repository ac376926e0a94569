import { fromPromise, setup } from 'xstate'

export type OpeningEvent = { type: 'part.press' } | { type: 'part.close' } | { type: 'visitor.turn' }

/** Stands in for an actor that was not provided: it never settles. */
const never = fromPromise<unknown>(() => new Promise(() => undefined))

/**
 * From the press on a link to the dialog that it opens, whose code must be fetched first. The page provides two actors:
 * `load` fetches the dialog's code, and `goOn` brings the link's own page where the code comes late or cannot be had.
 * Once fetched the code stays, and later presses open the dialog at once. The machine has no context, guards, actions
 * or nested states, so that a page can run it as a table before XState is there (`opening.moves.ts`). Source:
 * docs/decisions/69-press-load-open.md.
 */
export const openingMachine = setup({
  types: { events: {} as OpeningEvent },
  delays: { patience: 8000 },
  actors: { load: never, goOn: never },
}).createMachine({
  id: 'opening',
  description: 'A visitor presses what opens a dialog whose code may have to be fetched first.',
  options: { maxIterations: 10 },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page. Nothing is awaited.',
      on: { 'part.press': { description: 'Pressed.', target: 'loading' } },
    },
    loading: {
      description: 'It is being fetched; what was pressed is busy.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { description: 'It is here.', target: 'open' },
        onError: { description: 'It cannot be had.', target: 'failed' },
      },
      after: { patience: { description: 'It takes longer than 8 seconds.', target: 'slow' } },
      on: {
        'part.press': { description: 'Pressed again: the wait begins anew.', target: 'loading', reenter: true },
        'visitor.turn': {
          description: 'Another press, or another page: nothing is to come between.',
          target: 'idle',
        },
      },
    },
    slow: {
      description: 'The page that the link names is on its way in its place, or a sentence says that it cannot be had.',
      invoke: { id: 'goOn', src: 'goOn', onDone: { description: 'That is there.', target: 'idle' } },
    },
    failed: {
      description: 'It cannot be had: its place is taken as where it is slow.',
      invoke: { id: 'goOn', src: 'goOn', onDone: { description: 'That is there.', target: 'idle' } },
    },
    open: {
      description: 'What was pressed for is in front of the page.',
      on: { 'part.close': { description: 'Closed, in whatever way.', target: 'ready' } },
    },
    ready: {
      description: 'Closed again. It is here, and opens at once.',
      on: { 'part.press': { description: 'Pressed.', target: 'open' } },
    },
  },
})
