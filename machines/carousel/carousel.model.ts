import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { carouselMachine } from './carousel.machine.ts'

/** A carousel of three reviews for tests and QA. */
export const carouselModel = flowModel({
  id: 'carousel',
  machine: carouselMachine,
  input: { count: 3, index: 0 },
  events: {
    'carousel.next': { '': {} },
    'carousel.previous': { '': {} },
    'carousel.pick': {
      'the first review': { index: 0 },
      'the last review': { index: 2 },
      'a review beyond the last': { index: 3 },
    },
    'carousel.start': { '': {} },
    'carousel.stop': { '': {} },
    'carousel.hold': { '': {} },
    'carousel.release': { '': {} },
    'carousel.pause': { '': {} },
    'carousel.play': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context: { index, isPauseWished } }) => [index, isPauseWished],
  requirements: {
    'P-HOME-11': [
      '(root) carousel.next',
      '(root) carousel.previous',
      'moving.playing carousel.next',
      'moving.playing carousel.previous',
    ],
    'decision 44': [
      '(root) carousel.pick',
      'still carousel.start',
      'moving carousel.stop',
      'moving.playing carousel.pick',
      'moving.playing carousel.hold',
      'moving.playing carousel.pause',
      'moving.playing xstate.after.dwell.carousel.moving.playing',
      'moving.held carousel.release',
      'moving.held carousel.pause',
      'moving.paused carousel.play',
    ],
  },
  words: {
    states: {
      still: 'the reviews move only when asked',
      'moving.playing': 'the reviews move on by themselves',
      'moving.held': 'the reviews wait while the visitor is there',
      'moving.paused': 'the reviews are paused',
    },
    details: ({ context: { index, count, isPauseWished } }) => [
      `review ${index + 1} of ${count} is in view`,
      ...(isPauseWished ? ['the visitor wishes the reviews to pause'] : []),
    ],
    steps: {
      'carousel.next': 'the visitor asks for the next review',
      'carousel.previous': 'the visitor asks for the review before',
      'carousel.pick': 'the visitor asks for',
      'carousel.start': 'the visitor’s system allows motion',
      'carousel.stop': 'the visitor’s system asks for less motion',
      'carousel.hold': 'the mouse comes to the reviews',
      'carousel.release': 'the mouse and the focus go elsewhere',
      'carousel.pause': 'the visitor presses ‘Pause’',
      'carousel.play': 'the visitor presses ‘Play’',
      'after dwell': 'seven seconds pass',
    },
    refusals: {
      'carousel.next': 'the next review is not offered',
      'carousel.previous': 'the review before is not offered',
      'carousel.pick': '{a review of choice} is not offered',
      'carousel.start': 'the visitor’s system allowing motion has no effect',
      'carousel.stop': 'the visitor’s system asking for less motion has no effect',
      'carousel.hold': 'the mouse coming to the reviews has no effect',
      'carousel.release': 'the mouse and the focus going elsewhere has no effect',
      'carousel.pause': '‘Pause’ is not offered',
      'carousel.play': '‘Play’ is not offered',
    },
    intents: {
      subjects: { 'carousel.start': 'A visitor whose system allows motion' },
      steps: {
        'carousel.start': 'allows motion',
        'carousel.stop': 'asks for less motion',
        'carousel.hold': 'points at the reviews',
        'carousel.release': 'leaves the reviews',
        'after dwell': 'lets seven seconds pass',
      },
      states: {
        still: 'finds the reviews still',
        'moving.playing': 'sees the reviews move on',
        'moving.held': 'sees them wait',
        'moving.paused': 'finds the reviews paused',
      },
    },
  },
})
