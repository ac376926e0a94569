import { useEffect, useState } from 'react'
import type { Places } from '../../../content/types.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'

/** The table of places and clinics: undefined until it has been fetched, null where that failed. */
export function usePlaces(): Places | null | undefined {
  const { records } = useAdapters()
  const [places, setPlaces] = useState<Places | null>()
  useEffect(() => {
    records.read('places').then(setPlaces, () => setPlaces(null))
  }, [records])
  return places
}
