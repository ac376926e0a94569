import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened a dialog once it is closed, or to the page where that is gone; `onClosed` is told
 * afterwards.
 */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    const target = opener?.isConnected ? opener : document.getElementById('main')
    target?.focus()
    onClosed()
  }, [isOpen, opener, onClosed])
}
