import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { serviceDetailMachine } from './service-detail.machine.ts'

/** The detail dialog for tests and QA: two cards with a detail, one without. */
export const serviceDetailModel = flowModel({
  id: 'service-detail',
  machine: serviceDetailMachine,
  input: { known: ['infrared', 'cryotherapy'] },
  events: {
    'detail.open': {
      'a card': { service: 'infrared' },
      'another card': { service: 'cryotherapy' },
      'a card without detail': { service: 'slimpod' },
    },
    'detail.book': { '': {} },
    'detail.close': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => context.service,
  requirements: {
    'P-SERVICE-11': ['closed detail.open'],
    'P-SERVICE-12': ['open detail.book'],
    'P-SERVICE-15': ['closed detail.open', 'open detail.close'],
    'P-BOOK-8': ['open detail.book'],
  },
  words: {
    states: { closed: 'no detail dialog is open', open: 'the detail dialog shows the service' },
    details: ({ context: { service } }) => (service === null ? [] : [`the service is ‘${service}’`]),
    steps: {
      'detail.open': 'the visitor presses',
      'detail.book': 'the visitor presses ‘Book This Service’',
      'detail.close': 'the visitor closes the dialog',
    },
    refusals: {
      'detail.open': 'pressing {a card} is not offered',
      'detail.book': '‘Book This Service’ is not offered',
      'detail.close': 'closing the dialog is not offered',
    },
    intents: { states: { closed: '', open: 'reads of the service' } },
  },
})
