/** What is dialled of a telephone number as somebody typed it. */
export interface Dialled {
  /** 0 to 9, whatever script they were typed in. */
  digits: string
  /** It begins with its country's code, after which a zero in parentheses is not dialled. */
  isWhole: boolean
  /** The extension to ask for; '' where there is none. */
  extension: string
}

/** What stands before an extension's digits, at the end of a number. */
const beforeExtension = /(?:extension|ext|x|#)[.:\s]*(?=\d{1,6}$)/i

/** Reads a telephone number as it was typed, in any punctuation and script. */
export function dialled(phone: string): Dialled {
  const typed = phone
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .trim()
  const [number = '', extension = ''] = typed.split(beforeExtension)
  const isWhole = number.startsWith('+')
  const digits = (isWhole ? number.replace(/\(0\)/, '') : number).replaceAll(/\D/g, '')
  return { digits, isWhole, extension }
}

/** Whether a text has digits and, but for an extension, only what stands between those of a telephone number. */
export function isTelephone(text: string): boolean {
  const [number = ''] = text.split(beforeExtension)
  return /\p{Nd}/u.test(text) && /^[\p{Nd}\s+().,/\p{Pd}\p{Cf}]*$/u.test(number)
}

/** The digits by which two telephone numbers are the same one: those dialled, without the code of the United States. */
export function digitsOf(phone: string): string {
  return dialled(phone).digits.replace(/^1(?=\d{10}$)/, '')
}

/** The digit 0 to 9 that a digit of any script stands for; each script has its ten in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
