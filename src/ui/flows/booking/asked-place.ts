import type { BookingIndex, BookingLocation } from '../../../../content/types.ts'
import type { Asked } from '../../../../machines/booking/index.ts'
import type { Adapters } from '../../../adapters/adapters.ts'
import { isMissing } from '../../../adapters/records.ts'

/** The clinics that were fetched because the wizard did not know them, by slug. */
const fetched = new Map<string, BookingLocation>()

/**
 * Fetches the requested clinic if the wizard does not know it. A clinic that does not exist, or an index that is
 * malformed, causes no error here.
 */
export async function fetchPlace(
  { records, builds }: Pick<Adapters, 'records' | 'builds'>,
  index: BookingIndex | null,
  { location }: Asked,
): Promise<void> {
  if (location === null || !index?.allClinics || fetched.has(location)) return
  if (index.locations.some(({ slug }) => slug === location)) return
  try {
    const list = await records.read(`booking/${location}`)
    if (list.location) fetched.set(location, list.location)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (await builds.renew()) await new Promise(() => undefined)
  }
}

/** A clinic that was fetched, as part of the input with which the wizard opens. */
export function placeOf({ location }: Asked): { place?: BookingLocation } {
  const place = location === null ? undefined : fetched.get(location)
  return place ? { place } : {}
}
