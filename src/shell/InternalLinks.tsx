import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askedByAddress } from '../../machines/booking/booking.address.ts'
import { useSiteHistory } from '../adapters/use-adapters.ts'
import { isForNewTab } from '../ui/is-for-new-tab.ts'
import { useOpenBooking } from '../ui/flows/booking/BookingHost.tsx'
import { offerOf, useOpenLead } from '../ui/flows/offer-lead/LeadHost.tsx'
import { busyUntil, focusPage, usePageChange } from '../ui/use-page-change.ts'
import { useRepeatedPress } from '../ui/loading/use-repeated-press.ts'

/**
 * Blocks draw plain links, which work before the page is alive and without JavaScript. Once it is alive, this handles
 * their clicks: a booking address opens the wizard, a lead link opens the form, another page of the site is shown by
 * the router. Where the wizard cannot be had, the list of clinics takes the place of its first step.
 */
export function InternalLinks() {
  const router = useRouter()
  const history = useSiteHistory()
  const openBooking = useOpenBooking()
  const openLead = useOpenLead()
  const goTo = usePageChange()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      const offer = offerOf(link)
      const asked = askedByAddress(link.pathname, Object.fromEntries(new URLSearchParams(link.search)))
      const isBookingPage = router.state.location.pathname.startsWith('/book/')
      event.preventDefault()
      if (offer) openLead({ offer, opener: link, href: link.href })
      else if (asked && !isBookingPage)
        openBooking({ asked, opener: link, href: link.pathname === '/book' ? '/locations' : link.href })
      else if (isAt(link, history.here)) toTop()
      else void busyUntil(goTo(link.pathname + link.search + link.hash), link)
    }
    document.addEventListener('click', onClick)
    performance.mark('alive')
    return () => document.removeEventListener('click', onClick)
  }, [router, history, openBooking, openLead, goTo])
  useRepeatedPress()
  return null
}

/**
 * The link of this site that a plain click should follow; undefined for any other click, such as one on a link to a
 * place on this page. Where that place is not on it, the browser would add an entry that leads nowhere.
 */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || isForNewTab(event)) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined
  return isAt(link, window.location) && document.getElementById(link.hash.slice(1)) ? undefined : link
}

interface Place {
  pathname: string
  search: string
}

function isAt(link: Place, place: Place): boolean {
  return link.pathname === place.pathname && link.search === place.search
}

/** A link to the current page leads to its top, as loading it again would. */
function toTop(): void {
  window.scrollTo({ top: 0 })
  focusPage()
}
