import { useEffect } from 'react'
import type { BookingIndex, BookingLocation } from '../../../../content/types.ts'
import type { Adapters } from '../../../adapters/adapters.ts'
import { isMissing } from '../../../adapters/records.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import type { BookingRequest } from './BookingHost.tsx'

type Open = (asked: BookingRequest['asked'], place?: BookingLocation) => void

/**
 * Opens the wizard at once where it knows the clinic asked for; any other clinic is fetched first, and where it cannot be,
 * the page that was pressed for takes the wizard's place.
 */
export function useAskedPlace(index: BookingIndex, request: BookingRequest | null, open: Open): void {
  const { records, builds } = useAdapters()
  useEffect(() => {
    if (!request) return undefined
    const { asked, href } = request
    if (asked.location === null || isKnown(index, asked.location)) return open(asked)
    let isAwaited = true
    readPlace({ records, builds }, asked.location).then(
      (place) => isAwaited && open(asked, place),
      () => isAwaited && window.location.assign(href),
    )
    return () => {
      isAwaited = false
    }
  }, [index, request, open, records, builds])
}

function isKnown({ locations, allClinics }: BookingIndex, location: string): boolean {
  return !allClinics || locations.some(({ slug }) => slug === location)
}

async function readPlace(
  { records, builds }: Pick<Adapters, 'records' | 'builds'>,
  location: string,
): Promise<BookingLocation | undefined> {
  try {
    return (await records.read(`booking/${location}`)).location
  } catch (error) {
    if (!isMissing(error)) throw error
    return (await builds.renew()) ? new Promise(() => undefined) : undefined
  }
}
