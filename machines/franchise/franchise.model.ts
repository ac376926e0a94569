import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { franchiseMachine } from './franchise.machine.ts'
import type { InquiryDraft } from './franchise.schema.ts'

const complete: InquiryDraft = {
  firstName: 'Jo',
  lastName: 'Ng',
  email: 'jo@ng.co',
  phone: '6095550100',
  city: 'Edison',
  state: 'NJ',
  liquidCapital: '100k-250k',
  netWorth: '500k-1m',
  timeFrame: '6-months',
  experience: 'business-owner',
  motivation: 'A clinic of our own.',
  hearAboutUs: 'visited-location',
}

/** The franchise inquiry form for tests and QA: an inquiry that is complete and one that is not. */
export const franchiseModel = flowModel({
  id: 'franchise',
  machine: franchiseMachine,
  input: {},
  events: {
    'inquiry.submit': {
      'a complete inquiry': { stamp: { id: 'one' }, inquiry: complete },
      'an incomplete inquiry': { stamp: { id: 'two' }, inquiry: { ...complete, email: 'jo@ng', netWorth: '' } },
    },
    'inquiry.retry': { '': {} },
    'inquiry.edit': { '': {} },
    'inquiry.dismiss': { '': {} },
  },
  outcomes: {
    deliver: {
      done: { received: 'received', saved: 'saved', refused: 'refused' },
      error: { 'no answer': new Error('offline') },
    },
  },
  transient: [],
  key: ({ context }) => ({ answer: context.answer }),
  requirements: {
    'P-FRAN-2': ['idle inquiry.submit', 'succeeded inquiry.submit'],
    'P-FRAN-4': ['idle inquiry.submit', 'submitting xstate.done.actor.deliver #2'],
    'P-FRAN-5': ['submitting xstate.done.actor.deliver #2', 'succeeded inquiry.dismiss'],
    'decision 23': [
      'submitting xstate.done.actor.deliver #1',
      'submitting xstate.error.actor.deliver',
      'submitting xstate.after.patience.franchise.submitting',
      'refused inquiry.retry',
      'refused inquiry.edit',
    ],
    'decision 66': ['succeeded inquiry.submit', 'succeeded inquiry.dismiss'],
  },
  words: {
    states: {
      idle: 'the form waits to be filled in',
      submitting: 'the form says that it is submitting',
      refused: 'the form says that nobody confirmed, and offers another try',
      succeeded: 'a toast promises contact, and the form is blank',
    },
    details: ({ context: { answer } }) => (answer === null ? [] : [`the inquiry has been ${answer}`]),
    steps: {
      'inquiry.submit': 'the visitor submits',
      'inquiry.retry': 'the visitor tries again',
      'inquiry.edit': 'the visitor changes a field',
      'inquiry.dismiss': 'the visitor closes the toast',
      'deliver done': 'the inquiry is',
      'deliver error': 'the inquiry gets',
      'after patience': 'ten seconds pass without an answer',
    },
    refusals: {
      'inquiry.submit': 'submitting {an inquiry} has no effect',
      'inquiry.retry': 'trying again is not offered',
      'inquiry.edit': 'changing a field has no effect',
      'inquiry.dismiss': 'closing the toast is not offered',
    },
    intents: {
      steps: {
        'deliver done': 'hears that the inquiry is',
        'deliver error': 'gets',
        'after patience': 'waits ten seconds without an answer',
      },
      states: {
        idle: 'has the form again',
        submitting: '',
        refused: 'is offered another try',
        succeeded: 'is promised contact',
      },
    },
  },
})
