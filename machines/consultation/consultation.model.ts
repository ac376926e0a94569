import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { consultationMachine } from './consultation.machine.ts'

/** The instant consultation for tests and QA. */
export const consultationModel = flowModel({
  id: 'consultation',
  machine: consultationMachine,
  input: undefined,
  events: { 'payment.confirmed': { '': {} } },
  outcomes: {},
  transient: [],
  key: () => null,
  requirements: {
    'P-CONSULT-4': ['unpaid payment.confirmed'],
    'decision 20': ['unpaid payment.confirmed'],
  },
  words: {
    states: {
      unpaid: 'the page offers the scheduler',
      paid: 'the page says that the payment was successful',
    },
    steps: { 'payment.confirmed': 'the scheduler reports the payment' },
    refusals: {
      'payment.confirmed': 'paying again is not offered',
    },
    intents: {
      steps: { 'payment.confirmed': 'pays' },
      states: { unpaid: '', paid: 'is told that the payment was successful' },
    },
  },
})
