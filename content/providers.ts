import type { Providers } from './types.ts'

/**
 * The third parties where nothing is configured (DECISIONS 25): the built-in demonstrations, and deliveries that are
 * only logged (DECISIONS 23). `VITE_` variables name real ones, see content/providers-schema.ts.
 */
export const demonstration: Providers = {
  bookingUrlTemplate: '/embed/booking-calendar.html?location={location}&service={service}',
  leadsUrl: null,
  franchiseUrl: null,
  schedulerUrl: null,
  meetingUrl: null,
  pricing: null,
  exam: null,
}
