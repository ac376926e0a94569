import { flowModel } from '../flow-model.ts'
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
      'the first': { index: 0 },
      'the last': { index: 2 },
      'one beyond the last': { index: 3 },
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
  words: {
    states: {
      still: 'the reviews move only when asked',
      'moving.playing': 'the reviews move on by themselves',
      'moving.held': 'the reviews wait while the visitor is there',
      'moving.paused': 'the reviews are paused',
    },
    steps: {
      'carousel.next': 'the visitor asks for the next review',
      'carousel.previous': 'the visitor asks for the review before',
      'carousel.pick': 'the visitor picks',
      'carousel.start': 'the system no longer asks for less motion',
      'carousel.stop': 'the system asks for less motion',
      'carousel.hold': 'the mouse comes to the reviews',
      'carousel.release': 'mouse and focus go elsewhere',
      'carousel.pause': 'the visitor presses ‘Pause’',
      'carousel.play': 'the visitor presses ‘Play’',
      'after dwell': 'seven seconds pass',
    },
  },
})
