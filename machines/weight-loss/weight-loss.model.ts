import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { weightLossMachine } from './weight-loss.machine.ts'

/** The weight-loss program for tests and QA. */
export const weightLossModel = flowModel({
  id: 'weight-loss',
  machine: weightLossMachine,
  input: undefined,
  events: {
    'answer.pick': { yes: { answer: 'yes' }, no: { answer: 'no' } },
    'plan.continue': { '': {} },
    'question.back': { '': {} },
    'address.visit': { 'of the question': { step: 'question' }, 'of the plans': { step: 'plan' } },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => context.answer,
  requirements: {
    'P-WEIGHT-1': ['glpQuestion plan.continue', 'choosePlan question.back'],
    'P-WEIGHT-2': ['glpQuestion answer.pick', 'glpQuestion plan.continue'],
    'P-WEIGHT-3': ['glpQuestion plan.continue'],
    'P-WEIGHT-4': ['glpQuestion answer.pick', 'glpQuestion plan.continue'],
    'P-WEIGHT-5': ['choosePlan question.back'],
    'decision 28': ['glpQuestion address.visit', 'choosePlan address.visit'],
  },
  words: {
    states: {
      glpQuestion: 'the GLP question is asked',
      choosePlan: 'the plans for the answer are shown',
    },
    details: ({ context: { answer } }) => (answer === null ? [] : [`the answer is ${answer}`]),
    steps: {
      'answer.pick': 'the visitor answers',
      'plan.continue': 'the visitor presses ‘Continue’',
      'question.back': 'the visitor presses ‘Back to GLP Question’',
      'address.visit': 'the visitor comes to the address',
    },
    refusals: {
      'answer.pick': 'answering {the question} is not offered',
      'plan.continue': '‘Continue’ is not offered',
      'question.back': '‘Back to GLP Question’ is not offered',
      'address.visit': 'coming to the address {again} has no effect',
    },
    intents: {
      states: { glpQuestion: 'is asked the GLP question', choosePlan: 'is shown the plans' },
    },
  },
})
