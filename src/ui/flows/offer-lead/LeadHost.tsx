import { createContext, useContext, type ReactNode } from 'react'
import type { Phone } from '../../../../content/types.ts'
import type { Offer } from '../../../../machines/offer-lead/offer-lead.types.ts'
import { useInView } from '../../loading/use-in-view.ts'
import { useIntent } from '../../loading/use-intent.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import { useOpening, type Press } from '../../loading/use-opening.ts'

/** A request for a call back about an offer; the element that was pressed gets the focus back. */
export interface LeadRequest extends Press {
  offer: Offer
}

type OpenLead = (request: LeadRequest) => void

const OpenLeadContext = createContext<OpenLead>(() => undefined)

/** Opens the lead dialog in front of the page. */
export function useOpenLead(): OpenLead {
  return useContext(OpenLeadContext)
}

/** The offer that a lead button asks about; null for any other link. */
export function offerOf({ dataset }: HTMLAnchorElement): Offer | null {
  const { lead: title, offer } = dataset
  return title ? { title, kind: offer === 'weight-loss' ? 'weight-loss' : 'general' } : null
}

/**
 * Holds the lead dialog for any page. It is fetched when one of its buttons comes into view or the visitor shows
 * intent.
 */
export function LeadHost({ phone, children }: { phone: Phone; children: ReactNode }) {
  const [loaded, load] = useLazyPart(fetchDialog)
  useIntent('a[data-lead]', load)
  useInView('a[data-lead]', load)

  const [opened, press] = useOpening<LeadRequest>(load)

  return (
    <OpenLeadContext value={press}>
      {children}
      {loaded && <loaded.LeadDialog opened={opened} phone={phone} />}
    </OpenLeadContext>
  )
}

function fetchDialog() {
  return import('./LeadDialog.tsx')
}
