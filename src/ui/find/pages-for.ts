import { foundPages, type FoundPage } from '../../../content/find/pages.ts'
import { wordsOf } from '../../../content/find/words-of.ts'

/**
 * The pages that a text asks for: it has one of a page's words at least, and beside them none that says anything. Where
 * they stand: content/find/pages.ts. Source: docs/decisions/38-search.md.
 */
export function pagesFor(text: string, isFiller: (word: string) => boolean): FoundPage[] {
  const typed = wordsOf(text)
  return foundPages.filter(
    ({ words }) => typed.some((word) => words.has(word)) && typed.every((word) => words.has(word) || isFiller(word)),
  )
}
