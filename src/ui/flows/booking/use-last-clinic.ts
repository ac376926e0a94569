import { useEffect } from 'react'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useOnceAlive } from './use-once-alive.ts'

const draft = 'clinic'

/** Remembers the clinic that was chosen last, as long as the tab is open. */
export function useRememberedClinic(view: BookingView | null): void {
  const { drafts } = useAdapters()
  const chosen = view && view.step.name !== 'location' ? view.location?.slug : undefined
  useEffect(() => {
    if (chosen !== undefined) drafts.write(draft, chosen)
  }, [drafts, chosen])
}

/** The slug of the clinic that was chosen last in this tab; undefined where none was, and on a prerendered page. */
export function useLastClinic(): string | undefined {
  const { drafts } = useAdapters()
  return useOnceAlive(() => slugFrom(drafts.read(draft)), undefined)
}

function slugFrom(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined
}
