import { useEffect, useRef } from 'react'

/** Gives the focus back to what opened a dialog once it is closed, or to the page where that is gone. */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) (opener?.isConnected ? opener : document.getElementById('main'))?.focus()
    wasOpen.current = isOpen
  }, [isOpen, opener])
}
