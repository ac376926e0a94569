import { flowModel } from '../flow-model.ts'
import { embedMachine } from './embed.machine.ts'

/** A third-party frame of 600 px for tests and QA. */
export const embedModel = flowModel({
  id: 'embed',
  machine: embedMachine,
  input: { height: 600 },
  events: {
    'embed.show': { '': {} },
    'embed.ready': { '': {} },
    'embed.resize': { 'to 900 px': { height: 900 } },
    'embed.complete': { '': {} },
    'embed.fail': { 'as unavailable': { reason: 'unavailable' } },
    'embed.retry': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => ({ height: context.height, reason: context.reason }),
  words: {
    states: {
      waiting: 'nothing has been loaded',
      loading: 'the frame is loading',
      slow: 'a way on stands beside the silent frame',
      ready: 'the frame works',
      failed: 'a way on stands beside the failed frame',
    },
    steps: {
      'embed.show': 'the screen with the frame opens',
      'embed.ready': 'the part reports that it is ready',
      'embed.resize': 'the part reports its height',
      'embed.complete': 'the part reports that the visitor has finished',
      'embed.fail': 'the part reports that it cannot work',
      'embed.retry': 'the visitor tries again',
      'after patience': 'eight seconds pass in silence',
    },
  },
})
