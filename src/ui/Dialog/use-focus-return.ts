import { useEffect, useRef } from 'react'

/**
 * Returns the focus to the element that opened a dialog once it is closed, or to the page if that is gone, unless it
 * already opens the next dialog (useInertPage), and then calls `onClosed`.
 */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (!opener?.ariaBusy) target?.focus()
    onClosed()
  }, [isOpen, opener, onClosed])
}
