import { bookingListSlugs } from './booking-lists.ts'
import type { RecordTypes } from './records.ts'

/** Every address that a page of the site may frame: the clinics' calendars and the consultation's scheduler. */
export function framedAddresses(records: RecordTypes): string[] {
  const lists = bookingListSlugs.flatMap((slug) => records[`booking/${slug}`] ?? [])
  const calendars = lists.flatMap(({ services }) => services.map(({ iframeUrl }) => iframeUrl))
  return [...new Set([...calendars, records.consultation.schedulerUrl])]
}
