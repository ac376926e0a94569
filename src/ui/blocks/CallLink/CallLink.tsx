import type { Phone } from '../../../../content/types.ts'

/** A phone number to call. */
export function CallLink({ phone }: { phone: Phone }) {
  return <a href={`tel:${phone.e164}`}>{phone.display}</a>
}
