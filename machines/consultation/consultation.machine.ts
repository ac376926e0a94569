import { setup } from 'xstate'

export type ConsultationEvent = { type: 'payment.confirmed' }

/**
 * The instant consultation: unpaid until the page reports a payment, then paid for the rest of the visit; no transition
 * leads back. The page decides whose report of a payment counts. Source: docs/product/consultation.md;
 * docs/decisions/20-paid-view.md.
 */
export const consultationMachine = setup({
  types: { events: {} as ConsultationEvent },
}).createMachine({
  id: 'consultation',
  description: 'A visitor pays for a video consultation, and is led to the call.',
  options: { maxIterations: 10 },
  initial: 'unpaid',
  states: {
    unpaid: {
      description: 'What is included, how it works, and the scheduler.',
      on: { 'payment.confirmed': { description: 'The payment has been made.', target: 'paid' } },
    },
    paid: { description: '‘Payment Successful!’, and the way into the video call.' },
  },
})
