import { locations } from '../../content/locations/index.ts'

/** The time in which a call back is promised, in milliseconds (docs/product/callback-form.md, P-LEAD-2). */
export const promised = 24 * 60 * 60 * 1000

const chain = locations[0]?.timeZone ?? 'America/New_York'

/** A clinic's time zone; that of the chain where no clinic is named. */
export function zoneOf(clinic: string): string {
  return locations.find(({ slug }) => slug === clinic)?.timeZone ?? chain
}
