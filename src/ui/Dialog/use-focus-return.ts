import { useEffect, useRef } from 'react'
import { titleIsSpoken } from './use-inert-page.ts'

/**
 * Returns the focus to the element that opened a dialog once it is closed, or to the page if that is gone, and then
 * calls `onClosed`. An opener that is busy opens the next dialog, which takes the focus itself.
 */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    const target = opener?.isConnected ? opener : document.getElementById('main')
    if (opener?.ariaBusy) holdFocus()
    else target?.focus()
    onClosed()
  }, [isOpen, opener, onClosed])
}

/**
 * Gives the focus to an element that nobody sees, until another takes it: what was pressed in the closing dialog opens
 * the next one. On the way back over the opener a screen reader would say that in between, and one that lost the focus
 * would not say the next title: the element stays until that is said.
 */
function holdFocus(): void {
  const holder = document.body.appendChild(document.createElement('span'))
  holder.tabIndex = -1
  holder.addEventListener('blur', () => {
    holder.animate([], titleIsSpoken).onfinish = () => holder.remove()
  })
  holder.focus({ preventScroll: true })
}
