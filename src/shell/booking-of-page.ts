import { clinicsFor } from '../../content/any-list.ts'

/**
 * Where 'Book' leads on a page, by its record: on a clinic's page to that clinic's services, on a service's page to
 * that service, anywhere else to the clinics. Source: docs/decisions/32-the-page-counts.md.
 */
export function bookingOfPage(record: unknown): string {
  if (typeof record !== 'object' || record === null) return clinicsFor()
  if ('bookingSlug' in record && typeof record.bookingSlug === 'string') return `/book/${record.bookingSlug}`
  return 'bookingHref' in record && typeof record.bookingHref === 'string' ? record.bookingHref : clinicsFor()
}
