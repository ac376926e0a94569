import type { Problem } from './check/content-files.ts'

const file = 'content/staff-addresses.ts'

/** What is wrong with the addresses of staff: one of a clinic that there is not, or what is no address. */
export function staffAddressProblems(addresses: Readonly<Record<string, string>>, slugs: readonly string[]): Problem[] {
  return Object.entries(addresses).flatMap(([slug, address]) => [
    ...(slugs.includes(slug) ? [] : [{ file, field: slug, reason: 'is not the slug of a clinic' }]),
    ...(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(address)
      ? []
      : [{ file, field: slug, reason: 'is not an e-mail address' }]),
  ])
}

/** Addresses that are still samples: what is sent there reaches nobody. */
export function sampleStaffAddresses(addresses: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(addresses)
    .filter(([, address]) => /@(?:.*\.)?example\.(?:com|org|net)$/.test(address))
    .map(([slug]) => ({ file, field: slug, reason: 'is still a sample' }))
}
