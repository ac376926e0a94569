/** Stands for a list where the service is chosen before the clinic. Source: docs/decisions/33-either-order.md. */
export const anyList = 'any'

/** The address at which a service's clinic is chosen. */
export function clinicOf(service: string): string {
  return `/book/${anyList}/${service}`
}
