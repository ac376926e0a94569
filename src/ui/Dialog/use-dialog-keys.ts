import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isInFront } from './use-inert-page.ts'

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/**
 * Esc closes the dialog in front, wherever the focus is; Tab moves through the dialog's stops, and from the last to the
 * first.
 */
export function useDialogKeys(isOpen: boolean, content: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onEscape = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && isInFront(content.current)) onEscape()
    }
    const onTab = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.defaultPrevented && content.current) walk(content.current, event)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true, signal })
    document.addEventListener('keydown', onTab, { signal })
    return () => listening.abort()
  }, [isOpen, content])
}

/** Moves to the next stop that takes the focus; one that the stylesheet hides does not. */
function walk(dialog: HTMLElement, event: KeyboardEvent): void {
  const { activeElement: here } = document
  if (!here || !dialog.contains(here)) return
  const way = stopsFrom(here, dialog)
  if (event.shiftKey) way.reverse()
  event.preventDefault()
  for (const stop of way) {
    stop.focus()
    if (document.activeElement === stop) return
  }
}

/** All stops except the given one, beginning with those after it. */
function stopsFrom(here: Element, dialog: HTMLElement): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop !== here && stop.tabIndex >= 0)
  const isAfter = (stop: Element) => (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return [...all.filter(isAfter), ...all.filter((stop) => !isAfter(stop))]
}
