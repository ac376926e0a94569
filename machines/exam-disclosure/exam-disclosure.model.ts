import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { examDisclosureMachine } from './exam-disclosure.machine.ts'

/** The exam's disclosure for tests and QA. */
export const examDisclosureModel = flowModel({
  id: 'exam-disclosure',
  machine: examDisclosureMachine,
  input: undefined,
  events: {
    'exam.start': { '': {} },
    'exam.ready': { '': {} },
    'exam.slow': { '': {} },
    'exam.fail': { '': {} },
    'exam.retry': { '': {} },
    'exam.close': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: () => null,
  requirements: {
    'P-CONSULT-5': ['idle exam.start', 'preparing exam.ready'],
    'P-CONSULT-7': ['preparing exam.fail', 'disclosing exam.fail'],
    'P-PARTY-3': ['idle exam.start', 'preparing exam.ready'],
    'P-PARTY-6': ['preparing exam.fail'],
    'decision 21': ['preparing exam.fail', 'disclosing exam.fail', 'unavailable exam.retry'],
    'decision 26': ['preparing exam.slow', 'unavailable exam.ready', 'unavailable exam.retry'],
  },
  words: {
    states: {
      idle: 'the page shows its button and nothing of the exam is loaded',
      preparing: 'the dialog is open and the exam is loading',
      disclosing: 'the exam shows its disclosure',
      unavailable: 'the dialog says ‘Not available!’ and offers ways on',
    },
    steps: {
      'exam.start': 'the visitor presses ‘Start Your Consultation’',
      'exam.ready': 'the exam reports that it is there',
      'exam.slow': 'eight seconds pass in silence',
      'exam.fail': 'the exam reports that it cannot be shown',
      'exam.retry': 'the visitor tries again',
      'exam.close': 'the visitor closes the dialog',
    },
    refusals: {
      'exam.start': 'starting the consultation again is not offered',
      'exam.ready': 'a report that the exam is there has no effect',
      'exam.slow': 'a silence of eight seconds has no effect',
      'exam.fail': 'a report that the exam cannot be shown has no effect',
      'exam.retry': 'trying again is not offered',
      'exam.close': 'closing the dialog is not offered',
    },
    intents: {
      subjects: { 'exam.start': 'A visitor who starts the consultation' },
      steps: {
        'exam.ready': 'gets the exam',
        'exam.slow': 'waits eight seconds in vain',
        'exam.fail': 'is told that the exam cannot be shown',
      },
      states: {
        idle: '',
        preparing: 'waits for the exam',
        disclosing: 'reads the disclosure',
        unavailable: 'is offered ways on',
      },
    },
  },
})
