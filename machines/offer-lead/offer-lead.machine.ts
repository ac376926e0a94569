import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeliveryAnswer } from '../delivery-answer.ts'
import { blankLead } from './offer-lead.schema.ts'
import type {
  LeadDelivery,
  LeadOpen,
  LeadSubmit,
  Offer,
  OfferLeadContext,
  OfferLeadEmitted,
  OfferLeadEvent,
} from './offer-lead.types.ts'
import { completeAnyLead, type AnyLead } from './time-request.schema.ts'

const nothingAnswered: OfferLeadContext = {
  offer: { title: '', kind: 'general' },
  stamp: { id: '' },
  lead: blankLead,
  answer: null,
}

const openedOffer = ({ event }: { event: LeadOpen }) => ({ offer: event.offer })
const submittedLead = ({ event }: { event: LeadSubmit }) => ({ stamp: event.stamp, lead: event.lead })
const givenAnswer = ({ event }: { event: { output: DeliveryAnswer } }) => ({ answer: event.output })
const submittedDelivery = ({ context: { stamp, lead, offer } }: { context: OfferLeadContext }): LeadDelivery => ({
  stamp,
  lead,
  offer,
})

/**
 * The offer lead dialog. It rests in `closed`; a lead button opens the form under the offer's title. A complete lead is
 * sent, and a second submit or a close does not disturb that; the wait ends with the answer, with an error, or after 10
 * s. A lead that was not received can be sent again or changed. A lead about weight loss closes the dialog and asks for
 * the order page; any other lead ends in thanks. Back, and leaving the page, close the dialog in any state, and a lead
 * on its way is still sent. Closing forgets the lead; the form itself keeps what is typed. A request for a time, below a
 * calendar, goes the same way. Source: docs/product/callback-form.md; docs/decisions/19-lead-buttons.md,
 * docs/decisions/23-delivering-leads.md, docs/decisions/35-say-when.md, docs/decisions/50-dialogs.md.
 */
export const offerLeadMachine = setup({
  types: {
    context: {} as OfferLeadContext,
    events: {} as OfferLeadEvent,
    emitted: {} as OfferLeadEmitted,
  },
  actors: {
    deliver: fromPromise<DeliveryAnswer, LeadDelivery>(() =>
      Promise.reject(new Error('offer-lead: no deliver actor was provided')),
    ),
  },
  delays: { patience: 10_000 },
  guards: {
    isComplete: (_, { lead }: { lead: AnyLead }) => completeAnyLead(lead) !== null,
    isRefusal: (_, { answer }: { answer: DeliveryAnswer }) => answer === 'refused',
    isForWeightLoss: ({ context }) => context.offer.kind === 'weight-loss',
  },
  actions: {
    keepOffer: assign({ offer: (_, { offer }: { offer: Offer }) => offer }),
    keepLead: assign((_, { stamp, lead }: Omit<LeadSubmit, 'type'>) => ({
      stamp,
      lead: completeAnyLead(lead) ?? blankLead,
    })),
    keepAnswer: assign({ answer: (_, { answer }: { answer: DeliveryAnswer }) => answer }),
    forgetLead: assign(nothingAnswered),
    announceDelivery: emit({ type: 'lead.delivered' }),
    requestOrder: emit({ type: 'lead.orderRequested' }),
  },
}).createMachine({
  id: 'offer-lead',
  description: 'A visitor leaves name, email and phone for an offer, and is called back.',
  context: nothingAnswered,
  options: { maxIterations: 10 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The page, no dialog. Nothing is kept.',
      entry: 'forgetLead',
      on: {
        'lead.open': {
          description: 'A lead button was pressed.',
          target: 'open',
          actions: { type: 'keepOffer', params: openedOffer },
        },
      },
    },
    open: {
      description: 'The dialog under the offer’s title.',
      initial: 'form',
      on: {
        'page.leave': {
          description: 'Back, or another page: the dialog goes. A lead on its way goes on, and leads nowhere.',
          target: 'closed',
        },
      },
      states: {
        form: {
          description: 'First name, last name, email and phone.',
          on: {
            'lead.submit': {
              description: '‘Request a Callback’ with every field filled in well.',
              guard: { type: 'isComplete', params: submittedLead },
              target: 'sending',
              actions: { type: 'keepLead', params: submittedLead },
            },
            'lead.close': { description: 'Closed by button, Esc or a click outside.', target: '#offer-lead.closed' },
          },
        },
        sending: {
          description: 'The lead is on its way; only Back or another page leaves the dialog.',
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: submittedDelivery,
            onDone: [
              {
                description: 'The lead was turned down.',
                guard: { type: 'isRefusal', params: givenAnswer },
                target: 'refused',
              },
              {
                description: 'The lead was taken, and weight loss goes on with the order page.',
                guard: 'isForWeightLoss',
                target: '#offer-lead.closed',
                actions: ['announceDelivery', 'requestOrder'],
              },
              {
                description: 'The lead was taken.',
                target: 'thankYou',
                actions: [{ type: 'keepAnswer', params: givenAnswer }, 'announceDelivery'],
              },
            ],
            onError: { description: 'The lead could not be sent.', target: 'refused' },
          },
          after: { patience: { description: 'No answer for 10 seconds.', target: 'refused' } },
        },
        refused: {
          description: 'Nobody confirmed the lead: try again, change it, or call.',
          on: {
            'lead.retry': { description: 'Try again with the same details.', target: 'sending' },
            'lead.edit': { description: 'Back to the form, with all that was typed.', target: 'form' },
            'lead.close': { description: 'Closed by button, Esc or a click outside.', target: '#offer-lead.closed' },
          },
        },
        thankYou: {
          description: 'Thanks, and the promise of a call back.',
          on: {
            'lead.close': {
              description: 'Closed by ‘Done’, button, Esc or a click outside.',
              target: '#offer-lead.closed',
            },
          },
        },
      },
    },
  },
})
