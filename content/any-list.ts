/** Stands for a list where the service is chosen before the clinic. Source: docs/decisions/33-either-order.md. */
export const anyList = 'any'

/**
 * The address at which the clinic is chosen, for a service where one is named. Without JavaScript the first one is the
 * home page at its clinics. Source: docs/decisions/15-booking-addresses.md.
 */
export function clinicsFor(service?: string | null): string {
  return service ? `/book/${anyList}/${service}` : '/book?step=location#locations'
}
