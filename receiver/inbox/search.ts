import { allOf, clause, type Clause } from './sql.ts'

const mostWords = 8

/**
 * What a search finds: each of its words, in name, e-mail address or phone number. A word without letters is a phone
 * number in any punctuation.
 */
export function searchOf(term: string): Clause {
  const isNumber = /^[+\d\s().-]*\d[+\d\s().-]*$/.test(term)
  const words = isNumber ? [digitsOf(term)] : term.toLowerCase().split(/\s+/).map(bare)
  const asked = words.filter((word) => word !== '').slice(0, mostWords)
  if (asked.length === 0) return clause('1 = 0')
  return allOf(...asked.map((word) => clause(`search LIKE ? ESCAPE '!'`, like(word))))
}

function bare(word: string): string {
  return /\d/.test(word) && !/[^\d+().-]/.test(word) ? word.replaceAll(/\D/g, '') : word
}

/** A pattern that finds this text, in which `%`, `_` and `!` mean themselves. What is searched has no NUL (facts.ts). */
export function like(text: string): string {
  return `%${text.replaceAll('\0', '').replaceAll(/[!%_]/g, '!$&')}%`
}

/** The digits of a phone number, without the code of the United States. */
export function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
