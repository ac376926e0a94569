import { findLocation } from '../../content/locations/index.ts'
import { sampleStaffAddresses } from '../../content/staff-addresses-check.ts'

type Addresses = Readonly<Record<string, string>>

/** The addresses of clinics' staff by slug without those that are still samples, at which nobody reads. */
export function addressesInUse(addresses: Addresses): Addresses {
  const samples = new Set(sampleStaffAddresses(addresses).map(({ field }) => field))
  return Object.fromEntries(Object.entries(addresses).filter(([slug]) => !samples.has(slug)))
}

/** The names of the clinics whose staff's address is still a sample. */
export function clinicsWithSamples(addresses: Addresses): string[] {
  return sampleStaffAddresses(addresses).map(({ field }) => nameOf(field))
}

/** What a clinic is called, for people. */
export function nameOf(clinic: string): string {
  return findLocation(clinic)?.name ?? 'a clinic that is gone'
}
