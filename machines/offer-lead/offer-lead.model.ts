import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { offerLeadMachine } from './offer-lead.machine.ts'

const jordan = { firstName: 'Jordan', lastName: 'Reyes', email: 'jordan@example.com', phone: '(609) 555-0100' }

/** The offer lead dialog for tests and QA: an offer of each kind, a lead that is complete and one that is not. */
export const offerLeadModel = flowModel({
  id: 'offer-lead',
  machine: offerLeadMachine,
  input: {},
  events: {
    'lead.open': {
      'for an offer': { offer: { title: 'Superhuman Sampler', kind: 'general' } },
      'for weight loss': { offer: { title: 'Medical Weight Loss', kind: 'weight-loss' } },
    },
    'lead.submit': {
      'a complete lead': { stamp: { id: 'one' }, lead: jordan },
      'an incomplete lead': { stamp: { id: 'two' }, lead: { ...jordan, firstName: ' ', email: 'jordan@example' } },
    },
    'lead.retry': { '': {} },
    'lead.edit': { '': {} },
    'lead.close': { '': {} },
    'page.leave': { '': {} },
  },
  outcomes: {
    deliver: {
      done: { received: 'received', saved: 'saved', refused: 'refused' },
      error: { 'no answer': new Error('offline') },
    },
  },
  transient: [],
  key: ({ context }) => ({ kind: context.offer.kind, answer: context.answer }),
  requirements: {
    'P-LEAD-1': ['closed lead.open', 'open.form lead.submit', 'open.form lead.close'],
    'P-LEAD-2': ['open.sending xstate.done.actor.deliver #3', 'open.thankYou lead.close'],
    'P-LEAD-3': ['open.sending xstate.done.actor.deliver #2'],
    'decision 23': [
      'open.sending xstate.done.actor.deliver #1',
      'open.sending xstate.error.actor.deliver',
      'open.sending xstate.after.patience.offer-lead.open.sending',
      'open.refused lead.retry',
      'open.refused lead.edit',
      'open.refused lead.close',
    ],
    'decision 50': ['open page.leave'],
  },
  words: {
    states: {
      closed: 'no lead dialog is open',
      'open.form': 'the dialog asks for name, email and phone',
      'open.sending': 'the dialog says that it is sending',
      'open.refused': 'the dialog says that nobody confirmed, and offers ways on',
      'open.thankYou': 'the dialog gives thanks and promises a call',
    },
    details: ({ context: { offer, answer } }) => [
      ...(offer.title === '' ? [] : [`the dialog’s title is ‘${offer.title}’`]),
      ...(answer === null ? [] : [`the lead has been ${answer}`]),
    ],
    steps: {
      'lead.open': 'the visitor presses a lead button',
      'lead.submit': 'the visitor submits',
      'lead.retry': 'the visitor tries again',
      'lead.edit': 'the visitor goes back to the details',
      'lead.close': 'the visitor closes the dialog',
      'page.leave': 'the visitor presses the browser’s Back',
      'deliver done': 'the lead is',
      'deliver error': 'the lead gets',
      'after patience': 'ten seconds pass without an answer',
    },
    refusals: {
      'lead.open': 'pressing a lead button is not offered',
      'lead.submit': 'submitting {a lead} has no effect',
      'lead.retry': 'trying again is not offered',
      'lead.edit': 'going back to the details is not offered',
      'lead.close': 'closing the dialog has no effect',
      'page.leave': 'leaving the page has no effect',
    },
    intents: {
      subjects: { 'lead.open': 'A visitor who leaves details' },
      steps: {
        'deliver done': 'hears that the lead is',
        'deliver error': 'gets',
        'after patience': 'waits ten seconds without an answer',
      },
      states: {
        closed: '',
        'open.form': 'is asked for the details',
        'open.sending': '',
        'open.refused': 'is offered ways on',
        'open.thankYou': 'is promised a call',
      },
    },
  },
})
