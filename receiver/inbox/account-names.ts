/** The most characters of an account's name. */
export const longestName = 60

/** A name as it is kept and shown: without blanks around it, and with one between words. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/** What makes two names one: 'Dana Ruiz' and 'dana  ruiz' are the same. */
export function foldedName(typed: string): string {
  return tidyName(typed).toLowerCase()
}

/** Whether a name may be given to an account: one to 60 visible characters. */
export function isName(name: string): boolean {
  return name !== '' && name.length <= longestName && !/\p{C}/u.test(name)
}
