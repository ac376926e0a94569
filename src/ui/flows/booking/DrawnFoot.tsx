import { useState } from 'react'
import type { BookingLocation } from '../../../../content/types.ts'
import { CalendarFoot } from './CalendarFoot.tsx'
import { useOnceAlive } from './use-once-alive.ts'

const asDrawn = { __html: '' }

/**
 * The foot of a calendar as the build draws it into the page. The browser keeps that markup, without the code that drew
 * it, until the request for a time has been fetched; what the browser itself draws has no foot until then.
 */
export function DrawnFoot({ location }: { location: BookingLocation | undefined }) {
  const isAlive = useOnceAlive(() => true, false)
  const [isKept] = useState(!isAlive)
  if (!import.meta.env.SSR) return isKept && <div dangerouslySetInnerHTML={asDrawn} suppressHydrationWarning />
  return (
    <div>
      <CalendarFoot location={location} />
    </div>
  )
}
