import { useRouter, useRouterState } from '@tanstack/react-router'
import { createContext, useCallback, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { BookingIndex } from '../../../../content/types.ts'
import { askedByAddress } from '../../../../machines/booking/booking.address.ts'
import type { Asked } from '../../../../machines/booking/booking.types.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useIntent } from '../../use-intent.ts'
import { useLazyPart } from '../../use-lazy-part.ts'
import { whenIdle } from '../../when-idle.ts'
import type { BookingDialogProps } from './BookingDialog.tsx'

/** A wish to book: what is asked for, what gets the focus back, and where to go if the wizard cannot be loaded. */
export interface BookingRequest {
  asked: Asked
  opener: HTMLElement | null
  href: string
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
}

/**
 * Holds the wizard in front of any page. It is fetched when the browser is idle or the visitor's intent shows,
 * and opens from every link to a booking address; without it those links lead to the pages themselves.
 */
export function BookingHost({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { records } = useAdapters()
  const [request, setRequest] = useState<BookingRequest | null>(null)
  const fetchWizard = useCallback(async (): Promise<Wizard> => {
    const [{ BookingDialog }, index] = await Promise.all([import('./BookingDialog.tsx'), records.read('booking-index')])
    return { Dialog: BookingDialog, index }
  }, [records])
  const [wizard, load] = useLazyPart(fetchWizard)

  const open = useCallback<OpenBooking>(
    (wanted) => {
      const { href } = router.history.location
      load().then(
        () => {
          if (router.history.location.href === href) setRequest(wanted)
        },
        () => window.location.assign(wanted.href),
      )
    },
    [load, router],
  )

  useIntent('a[href^="/book"]', load)
  useIdle(load)
  useOpenFromAddress(open)

  return (
    <OpenBookingContext value={open}>
      {children}
      {wizard && <wizard.Dialog index={wizard.index} request={request} />}
    </OpenBookingContext>
  )
}

function useIdle(prepare: () => Promise<void>): void {
  useEffect(() => whenIdle(() => void prepare().catch(() => undefined)), [prepare])
}

/** `/book?step=location` is the home page with the wizard in front: the page's own address first, the step above it. */
function useOpenFromAddress(open: OpenBooking): void {
  const router = useRouter()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  useEffect(() => {
    const asked =
      pathname === '/book' ? askedByAddress(pathname, Object.fromEntries(new URLSearchParams(searchStr))) : null
    if (!asked) return
    const href = pathname + searchStr
    void router.navigate({ to: '/book', replace: true }).then(() => open({ asked, opener: null, href }))
  }, [pathname, searchStr, open, router])
}
