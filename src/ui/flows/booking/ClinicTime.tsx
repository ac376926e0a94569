import { useState } from 'react'
import * as words from '../../../../content/words/booked.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import { clocksDiffer } from './other-zone.ts'

export interface ClinicTimeProps {
  service: Pick<BookingService, 'iframeUrl'>
  location: Pick<BookingLocation, 'visit'> | undefined
}

/** Names the time zone of a clinic to a visitor whose own clock is set to another time. */
export function ClinicTime({ service, location }: ClinicTimeProps) {
  const [own] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [now] = useState(() => new Date())
  const zone = location?.visit?.timeZone
  if (zone === undefined || !clocksDiffer(zone, own, now)) return null
  const isDemonstration = service.iframeUrl.startsWith('/')
  const name = words.zones[zone]
  return <p>{isDemonstration ? words.timesAre(name) : words.clinicGoesBy(name)}</p>
}
