import type { Providers } from './types.ts'

/** Stands for the site's address where none is configured: reserved, like the brand's e-mail address. */
export const sampleSiteUrl = 'https://example.com'

/**
 * The third parties where nothing is configured: the built-in demonstrations (docs/decisions/25-demonstrations.md),
 * and deliveries that are
 * only logged (docs/decisions/23-delivering-leads.md). `VITE_` variables name real ones, see content/providers-schema.ts.
 */
export const demonstration: Providers = {
  isStaging: false,
  keepsVisits: false,
  siteUrl: null,
  bookingUrlTemplate: '/embed/booking-calendar.html?location={location}&service={service}',
  leadsUrl: null,
  leadsAnswers: 'echo',
  franchiseUrl: null,
  franchiseAnswers: 'echo',
  errorsUrl: null,
  reportsUrl: null,
  schedulerUrl: null,
  meetingUrl: null,
  pricing: null,
  exam: null,
  embeds: null,
  origins: { pricing: [], exam: [], frames: [] },
}
