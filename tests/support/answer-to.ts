import { isCrisis, crisisWord } from '../../content/find/crisis.ts'
import { findIndex } from '../../content/find/index.ts'
import { searchIn, type Found } from '../../src/ui/find/search.ts'

const search = searchIn(findIndex())

/** As the page answers: what is found without a doubt, or what somebody in danger is answered. */
export function answerTo(text: string): Found {
  const found = search(text)
  return found.isInDoubt && isCrisis(text) ? search(crisisWord) : found
}
