import type { Address } from '../../../../content/types.ts'

/** The way to an address, on a map service. */
export function directionsTo({ street, town, state, zip }: Address): string {
  const written = `${street}, ${town}, ${state} ${zip}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(written)}`
}
