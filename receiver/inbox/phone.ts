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

/**
 * What is dialled of a phone as it was typed, and the extension to ask for. `isWhole`: it begins with its country's
 * code, after which a zero in parentheses is not dialled.
 */
function dialled(phone: string): { digits: string; isWhole: boolean; extension: string } {
  const typed = phone
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .trim()
  const [number = '', extension = ''] = typed.split(/(?:extension|ext|x|#)[.:\s]*(?=\d{1,6}$)/i)
  const isWhole = number.startsWith('+')
  const digits = (isWhole ? number.replace(/\(0\)/, '') : number).replaceAll(/\D/g, '')
  return { digits, isWhole, extension }
}

/** The digit 0 to 9 that a digit of any script stands for; each script has its ten in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
