/** Names of the parts of the site that may be missing, as a visitor would call them, and what stands in their place. */
import type { Phrase } from './common.ts'

export const inquiryForm = 'The inquiry form'
export const callbackForm = 'The callback form'

/** Below the name of a part that cannot be drawn. */
export function missing<Drawn>(name: string, phone: Drawn): Phrase<Drawn> {
  return [`‘${name}’ cannot be shown right now. Call us, and we help you: `, phone, '.']
}
