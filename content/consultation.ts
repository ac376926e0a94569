import type { ConsultationContent } from './types.ts'

/**
 * The instant consultation at /online-consult; its success view word for word: docs/product/consultation.md,
 * P-CONSULT-4.
 */
export const consultation: ConsultationContent = {
  paidReturnParameter: null,
  booked: 'Your time is booked.',
  paid: {
    title: 'Payment Successful!',
    connecting: 'Connecting you with an available provider...',
    wait: 'Average wait time: 2-5 minutes',
    join: 'Join Video Call',
    support: 'Support is available 24/7',
    home: 'Return to Home',
  },
}
