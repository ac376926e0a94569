import { useEffect, useRef } from 'react'

/**
 * Returns the focus to the element that opened a dialog once it is closed, or to the page if that is gone, and then
 * calls `onClosed`. An opener that is busy opens the next dialog, which takes the focus itself: until then it stays in
 * the closed one. On the way back over the opener a screen reader would say that in between, and one that lost the focus
 * would not say the next title. Once the browser is back at the page's own entry, Firefox takes the focus to what the
 * address names (`#services`), so that it is returned again.
 */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return undefined
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (!opener?.ariaBusy) target?.focus()
    onClosed()
    const onArrival = () => {
      if (document.activeElement === document.body) target?.focus({ preventScroll: true })
    }
    window.addEventListener('popstate', onArrival, { once: true })
    return () => window.removeEventListener('popstate', onArrival)
  }, [isOpen, opener, onClosed])
}
