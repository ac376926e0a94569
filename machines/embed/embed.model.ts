import { flowModel } from '../../tools/paths/core/flow-model.ts'
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
    'embed.complete': { '': { start: null } },
    'embed.fail': { 'as unavailable': { reason: 'unavailable' } },
    'embed.retry': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => ({ height: context.height, reason: context.reason }),
  requirements: {
    'P-CONSULT-3': ['waiting embed.show', 'loading embed.ready'],
    'P-PARTY-2': ['waiting embed.show', 'loading embed.ready'],
    'P-PARTY-3': ['waiting embed.show'],
    'P-PARTY-4': ['waiting embed.show', 'loading embed.ready'],
    'P-PARTY-6': ['loading embed.fail', 'slow embed.fail', 'ready embed.fail'],
    'decision 24': [
      'loading embed.ready',
      'slow embed.ready',
      'failed embed.ready',
      'loading embed.fail',
      'slow embed.fail',
      'ready embed.fail',
    ],
    'decision 26': [
      'waiting embed.show',
      'loading xstate.after.patience.embed.loading',
      'slow embed.retry',
      'failed embed.retry',
    ],
    'decision 27': ['loading embed.resize', 'slow embed.resize', 'ready embed.resize', 'failed embed.resize'],
    'decision 31': ['loading embed.complete', 'slow embed.complete', 'ready embed.complete', 'failed embed.complete'],
  },
  words: {
    states: {
      waiting: 'nothing has been loaded',
      loading: 'the frame is loading',
      slow: 'the frame is silent, and a way on stands beside it',
      ready: 'the frame works',
      failed: 'the frame has failed, and a way on stands beside it',
    },
    details: (snapshot) => (snapshot.matches('waiting') ? [] : [`the frame is given ${snapshot.context.height} px`]),
    steps: {
      'embed.show': 'the screen with the frame opens',
      'embed.ready': 'the part reports that it is ready',
      'embed.resize': 'the part changes its height',
      'embed.complete': 'the part reports that the visitor has finished',
      'embed.fail': 'the part reports itself',
      'embed.retry': 'the visitor tries again',
      'after patience': 'eight seconds pass in silence',
    },
    refusals: {
      'embed.show': 'opening the screen again is not offered',
      'embed.ready': 'a report that the part is ready has no effect',
      'embed.resize': 'a change of height has no effect',
      'embed.complete': 'a report that the visitor has finished has no effect',
      'embed.fail': 'a report that the part cannot work has no effect',
      'embed.retry': 'trying again is not offered',
    },
    intents: {
      subject: 'A frame',
      subjects: { 'embed.show': 'A frame' },
      steps: {
        'embed.ready': 'reports that it is ready',
        'embed.resize': 'changes its height',
        'embed.complete': 'reports that the visitor has finished',
        'embed.fail': 'reports itself',
        'embed.retry': 'is loaded again',
        'after patience': 'stays silent for eight seconds',
      },
      states: {
        waiting: '',
        loading: '',
        slow: 'has a way on put beside it',
        ready: 'counts as working',
        failed: 'is replaced by a way on',
      },
    },
  },
})
