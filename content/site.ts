import type { SiteSettings } from './types.ts'

/** What the owner may switch; the README's table lists each with the specified behaviour it restores. */
export const siteSettings: SiteSettings = {
  bookingUrlTemplate: '/embed/booking-calendar.html?location={location}&service={service}',
  scrollOnBack: 'restore',
  showFallbacks: true,
  unwiredButtons: 'book',
  leadsUrl: null,
}
