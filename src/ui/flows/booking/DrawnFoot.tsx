import type { BookingLocation } from '../../../../content/types.ts'
import { AsDrawn } from './AsDrawn.tsx'
import { CalendarFoot } from './CalendarFoot.tsx'

/**
 * The foot of a calendar, kept as it was drawn until the request for a time has been fetched; what the browser itself
 * draws has no foot until then.
 */
export function DrawnFoot({ location }: { location: BookingLocation | undefined }) {
  return <AsDrawn drawn={import.meta.env.SSR && <CalendarFoot location={location} />} />
}
