import { useRouter, useRouterState } from '@tanstack/react-router'
import { createContext, useCallback, useContext, useEffect, type ComponentType, type ReactNode } from 'react'
import type { BookingIndex } from '../../../../content/types.ts'
import { askedByAddress } from '../../../../machines/booking/booking.address.ts'
import type { Asked } from '../../../../machines/booking/booking.types.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useIntent } from '../../loading/use-intent.ts'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import { useOpening, type Press } from '../../loading/use-opening.ts'
import type { BookingDialogProps } from './BookingDialog.tsx'
import { choicesPart } from './step-parts.ts'
import { withCampaignOf } from './campaign-of.ts'

/** A request to open the wizard; the element that was pressed gets the focus back. */
export interface BookingRequest extends Press {
  asked: Asked
}

type OpenBooking = (request: BookingRequest) => void

const OpenBookingContext = createContext<OpenBooking>(() => undefined)

/** Opens the wizard in front of the page. */
export function useOpenBooking(): OpenBooking {
  return useContext(OpenBookingContext)
}

interface Wizard {
  Dialog: ComponentType<BookingDialogProps>
  index: BookingIndex
  /** Fetches the requested clinic if the wizard does not know it. */
  prepare: (request: BookingRequest) => Promise<void>
}

/**
 * Holds the wizard for any page. It is fetched when the browser is idle or the visitor shows intent, and opens from
 * every link to a booking address; if it cannot be loaded, those links lead to the pages themselves.
 */
export function BookingHost({ children }: { children: ReactNode }) {
  const adapters = useAdapters()
  const fetchWizard = useCallback(async (): Promise<Wizard> => {
    const [{ BookingDialog, fetchPlace }, index] = await Promise.all([
      import('./BookingDialog.tsx'),
      adapters.records.read('booking-index'),
      choicesPart.load(),
    ])
    return { Dialog: BookingDialog, index, prepare: ({ asked }) => fetchPlace(adapters, index, asked) }
  }, [adapters])
  const [wizard, load] = useLazyPart(fetchWizard)

  const [opened, open] = useOpening(load)

  useIntent('a[href^="/book"]', load)
  useIdle(load)
  useOpenFromAddress(open)

  return (
    <OpenBookingContext value={open}>
      {children}
      {wizard && <wizard.Dialog index={wizard.index} opened={opened} />}
    </OpenBookingContext>
  )
}

/**
 * `/book?step=location` shows the home page with the wizard in front: the page's own address comes first in the
 * history, the step after it. If the wizard cannot be loaded, the list of clinics is shown instead.
 */
function useOpenFromAddress(open: OpenBooking): void {
  const router = useRouter()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  useEffect(() => {
    const asked =
      pathname === '/book' ? askedByAddress(pathname, Object.fromEntries(new URLSearchParams(searchStr))) : null
    if (!asked) return
    void router
      .navigate({ href: withCampaignOf(searchStr, '/book'), replace: true })
      .then(() => open({ asked, opener: null, href: '/locations' }))
  }, [pathname, searchStr, open, router])
}
