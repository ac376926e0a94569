import { folded } from '../requests/folded.ts'
import { dialled, digitsOf, isTelephone } from '../requests/telephone.ts'
import { allOf, clause, type Clause } from './sql.ts'

const mostWords = 8

/**
 * What a search finds: each of its words, in name, e-mail address or phone number. What has digits and, but for an
 * extension, no letters is a phone number in any punctuation.
 */
export function searchOf(term: string): Clause {
  const words = isTelephone(term)
    ? [askedDigits(term)]
    : folded(term)
        .split(/[\s,]+/)
        .map(bare)
  const asked = words.filter((word) => word !== '').slice(0, mostWords)
  if (asked.length === 0) return clause('1 = 0')
  return allOf(...asked.map((word) => clause(`search LIKE ? ESCAPE '!'`, like(word))))
}

function bare(word: string): string {
  return isTelephone(word) ? askedDigits(word) : word
}

/** The digits of a telephone number or its beginning, without `+1`: each one is stored without it, too. */
function askedDigits(text: string): string {
  const { digits, isWhole } = dialled(text)
  return isWhole ? digits.replace(/^1/, '') : digitsOf(text)
}

/** A pattern that finds this text, in which `%`, `_` and `!` mean themselves. What is searched has no NUL (facts.ts). */
export function like(text: string): string {
  return `%${text.replaceAll('\0', '').replaceAll(/[!%_]/g, '!$&')}%`
}
