import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeliveryAnswer } from '../delivery-answer.ts'
import { blankInquiry, completeInquiry, type InquiryDraft } from './franchise.schema.ts'
import type {
  FranchiseContext,
  FranchiseEmitted,
  FranchiseEvent,
  InquiryDelivery,
  InquirySubmit,
} from './franchise.types.ts'

const nothingSubmitted: FranchiseContext = { stamp: { id: '' }, inquiry: blankInquiry, answer: null }

const submittedInquiry = ({ event }: { event: InquirySubmit }) => ({ stamp: event.stamp, inquiry: event.inquiry })
const givenAnswer = ({ event }: { event: { output: DeliveryAnswer } }) => ({ answer: event.output })
const submittedDelivery = ({ context }: { context: FranchiseContext }): InquiryDelivery => ({
  stamp: context.stamp,
  inquiry: context.inquiry,
})

/**
 * The franchise inquiry form. It rests in `idle`. A complete inquiry is sent once, however often it is submitted
 * meanwhile; the wait ends with the answer, with an error, or after 10 s. When it is delivered a toast says so, and the
 * form is blank and can be used at once. An inquiry that was not received can be sent again unchanged, or changed
 * first. The form itself keeps what is typed. Source: docs/product/franchise.md; docs/decisions/23-delivering-leads.md.
 */
export const franchiseMachine = setup({
  types: {
    context: {} as FranchiseContext,
    events: {} as FranchiseEvent,
    emitted: {} as FranchiseEmitted,
  },
  actors: {
    deliver: fromPromise<DeliveryAnswer, InquiryDelivery>(() =>
      Promise.reject(new Error('franchise: no deliver actor was provided')),
    ),
  },
  delays: { patience: 10_000 },
  guards: {
    isComplete: (_, { inquiry }: { inquiry: InquiryDraft }) => completeInquiry(inquiry) !== null,
    isRefusal: (_, { answer }: { answer: DeliveryAnswer }) => answer === 'refused',
  },
  actions: {
    keepInquiry: assign((_, { stamp, inquiry }: Omit<InquirySubmit, 'type'>) => ({
      stamp,
      inquiry: completeInquiry(inquiry) ?? blankInquiry,
      answer: null,
    })),
    keepAnswer: assign({ answer: (_, { answer }: { answer: DeliveryAnswer }) => answer }),
    forgetInquiry: assign(nothingSubmitted),
    announceDelivery: emit({ type: 'inquiry.delivered' }),
  },
}).createMachine({
  id: 'franchise',
  description: 'A prospective franchise buyer fills in twelve fields, and is contacted.',
  context: nothingSubmitted,
  options: { maxIterations: 10 },
  initial: 'idle',
  states: {
    idle: {
      description: 'The form, to be filled in. Nothing has been submitted.',
      entry: 'forgetInquiry',
      on: {
        'inquiry.submit': {
          description: '‘Submit Inquiry’ with every field filled in well.',
          guard: { type: 'isComplete', params: submittedInquiry },
          target: 'submitting',
          actions: { type: 'keepInquiry', params: submittedInquiry },
        },
      },
    },
    submitting: {
      description: 'The inquiry is on its way; nothing can be changed or sent again.',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: submittedDelivery,
        onDone: [
          {
            description: 'The inquiry was turned down.',
            guard: { type: 'isRefusal', params: givenAnswer },
            target: 'refused',
          },
          {
            description: 'The inquiry was taken.',
            target: 'succeeded',
            actions: [{ type: 'keepAnswer', params: givenAnswer }, 'announceDelivery'],
          },
        ],
        onError: { description: 'The inquiry could not be sent.', target: 'refused' },
      },
      after: { patience: { description: 'No answer for 10 seconds.', target: 'refused' } },
    },
    refused: {
      description: 'Nobody confirmed the inquiry; all that was typed is still there.',
      on: {
        'inquiry.retry': { description: 'Try again with the same inquiry.', target: 'submitting' },
        'inquiry.edit': { description: 'A field was changed.', target: 'idle' },
      },
    },
    succeeded: {
      description: 'A toast promises contact soon, beside a blank form.',
      on: {
        'inquiry.submit': {
          description: 'Another inquiry, with every field filled in well.',
          guard: { type: 'isComplete', params: submittedInquiry },
          target: 'submitting',
          actions: { type: 'keepInquiry', params: submittedInquiry },
        },
        'inquiry.dismiss': { description: 'The toast was closed.', target: 'idle' },
      },
    },
  },
})
