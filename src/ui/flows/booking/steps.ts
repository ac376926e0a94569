import { steps as labels } from '../../../../content/words/booking.ts'

/** The wizard's steps in their order, as the visitor reads them. */
export const steps = [
  { name: 'location', label: labels.location },
  { name: 'service', label: labels.service },
  { name: 'calendar', label: labels.calendar },
] as const
