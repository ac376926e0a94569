import { brand } from './brand.ts'

/**
 * What the box beside a phone number says; sample wording for counsel. Each submission carries the version: change it with every change of the
 * text.
 */
export const contactConsent = {
  version: '2026-11',
  text: `${brand.name} may call or text me at this number about my request. Message and data rates may apply. This is not a condition of any service.`,
}
