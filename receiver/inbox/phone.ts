import { dialled } from '../requests/telephone.ts'
import { shortened } from './describe.ts'

/** A phone number as it is read aloud: one of the United States in its usual punctuation, another as it was typed. */
export function phoneInWords(phone: string): string {
  const [, area, exchange, line] = /^tel:\+1(\d{3})(\d{3})(\d{4})$/.exec(telOf(phone) ?? '') ?? []
  if (line === undefined) return shortened(phone.trim(), 60)
  const { extension } = dialled(phone)
  return `(${area}) ${exchange}-${line}${extension && ` ext. ${extension}`}`
}

/**
 * The address that calls a phone, not an extension behind it: digits, with the country's code where it is known; null
 * for what is no number.
 */
export function telOf(phone: string): string | null {
  const { digits, isWhole } = dialled(phone)
  if (digits.length < 7 || digits.length > 15) return null
  if (isWhole) return `tel:+${digits}`
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`
}
