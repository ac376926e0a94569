import { useEffect, useRef, type RefObject } from 'react'

/**
 * A ref for a flow's heading, which takes the focus, and so is announced, whenever the key names another screen, since
 * the element that had the focus may be gone. It keeps the focus during the second press of a double click, which hits
 * what the first one opened. Null means no screen.
 */
export function useHeadingFocus(screen: string | null): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null)
  const previous = useRef(screen)
  useEffect(() => {
    if (screen !== null && screen !== previous.current) focusNearby(heading.current)
    previous.current = screen
  }, [screen])
  useEffect(() => {
    const onSecondPress = (event: MouseEvent) => {
      if (event.detail > 1 && document.activeElement === heading.current) event.preventDefault()
    }
    document.addEventListener('mousedown', onSecondPress)
    return () => document.removeEventListener('mousedown', onSecondPress)
  }, [])
  return heading
}

/**
 * Scrolls the page no further than necessary: the browser itself would bring the heading to the middle of the window.
 */
function focusNearby(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'nearest' })
}
