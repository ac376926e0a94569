import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'

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
  const read = useCallback(() => {
    const slug = drafts.read(draft)
    return typeof slug === 'string' ? slug : undefined
  }, [drafts])
  return useSyncExternalStore(neverChanges, read, readNone)
}

function neverChanges(): () => void {
  return () => undefined
}

function readNone(): undefined {
  return undefined
}
