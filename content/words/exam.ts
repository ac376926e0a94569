/** Words of the online consultation. Source: docs/product/consultation.md. */
import type { Phrase } from './common.ts'

export const start = 'Start Your Consultation'
export const frame = 'Consultation'
export const preparing = 'Preparing your consultation…'
export const notAvailable = 'Not available!'

export const cannotStart = 'The consultation cannot start here at the moment.'

/** Where what the button opens cannot be loaded. */
export function missing<Drawn>(phone: Drawn): Phrase<Drawn> {
  return [`${notAvailable} Call `, phone]
}
