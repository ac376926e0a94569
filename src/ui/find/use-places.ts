import { useEffect, useState } from 'react'
import type { Places } from '../../../content/types.ts'
import { inTime } from '../../adapters/in-time.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'

/** The table of places and clinics: undefined until it has been fetched, null where that failed or takes over 8 s. */
export function usePlaces(): Places | null | undefined {
  const { records } = useAdapters()
  const [places, setPlaces] = useState<Places | null>()
  useEffect(() => {
    inTime(records.read('places').then(setPlaces)).catch(() => setPlaces(null))
  }, [records])
  return places
}
