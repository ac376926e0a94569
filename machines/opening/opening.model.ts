import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { openingMachine } from './opening.machine.ts'

/** The flow from a press to the dialog that it opens, for tests and QA. */
export const openingModel = flowModel({
  id: 'opening',
  machine: openingMachine,
  input: undefined,
  events: {
    'part.press': { '': {} },
    'part.close': { '': {} },
    'visitor.turn': { '': {} },
  },
  outcomes: {
    load: { done: { 'the dialog': undefined }, error: { 'no answer': new Error('offline') } },
    goOn: { done: { 'the page': undefined } },
  },
  transient: [],
  key: () => null,
  requirements: {
    'decision 69': [
      'idle part.press',
      'loading part.press',
      'loading visitor.turn',
      'loading xstate.done.actor.load',
      'loading xstate.error.actor.load',
      'loading xstate.after.patience.opening.loading',
      'slow xstate.done.actor.goOn',
      'failed xstate.done.actor.goOn',
      'open part.close',
      'ready part.press',
    ],
  },
  words: {
    states: {
      idle: 'the page shows its link, and nothing is awaited',
      loading: 'the link is marked as busy',
      slow: 'the link is still marked as busy, and its page is on its way',
      failed: 'the link is marked as busy, since its page is on its way in place of the dialog',
      open: 'the dialog is open',
      ready: 'the dialog is closed, and would open at once',
    },
    steps: {
      'part.press': 'the visitor presses the link',
      'part.close': 'the visitor closes the dialog',
      'visitor.turn': 'the visitor presses something else',
      'load done': 'what the link opens arrives',
      'load done: the dialog': 'what the link opens arrives',
      'load error': 'what the link opens cannot be loaded',
      'load error: no answer': 'what the link opens cannot be loaded',
      'goOn done': 'the page that the link names arrives',
      'goOn done: the page': 'the page that the link names arrives',
      'after patience': 'eight seconds pass',
    },
    refusals: {
      'part.press': 'pressing the link has no effect',
      'part.close': 'closing the dialog is not offered',
      'visitor.turn': 'pressing something else has no effect on the link',
    },
    intents: {
      steps: {
        'load done: the dialog': 'gets what it opens',
        'load error: no answer': 'cannot get what it opens',
        'goOn done: the page': 'gets the page instead',
        'after patience': 'waits eight seconds',
      },
      states: {
        idle: '',
        loading: '',
        slow: 'is sent to its page',
        failed: 'is sent to its page',
        open: 'finds the dialog open',
        ready: '',
      },
    },
  },
})
