import type { ReactNode } from 'react'
import { failed, unknownTown } from '../../../content/words/near.ts'
import { NearClinics } from './NearClinics.tsx'
import { readPlace } from './near.ts'
import { usePlaces } from './use-places.ts'

/** So many are listed beside the search; where there are more, the words may also be a clinic's name. */
const mostListed = 12
/** Fewer letters name nothing yet. */
const fewestLetters = 3

export interface NearResultsProps {
  words: string
  /** Finds clinics by their names. */
  children: ReactNode
}

/** What the search by ZIP code or town finds: the clinics near that place, or those of that name. */
export function NearResults({ words, children }: NearResultsProps) {
  const places = usePlaces()
  if (places && places.clinics.length > mostListed && !readPlace(words, places)) return children
  return <NearClinics words={words} places={places ?? undefined} otherwise={otherwiseFor(words, places)} />
}

function otherwiseFor(words: string, places: unknown): string {
  if (places === undefined || words.trim().length < fewestLetters) return ''
  return places === null ? failed : unknownTown
}
