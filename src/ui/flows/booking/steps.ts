/** The wizard's steps in their order, as the visitor reads them. */
export const steps = [
  { name: 'location', label: 'Clinic' },
  { name: 'service', label: 'Service' },
  { name: 'calendar', label: 'Time' },
] as const
