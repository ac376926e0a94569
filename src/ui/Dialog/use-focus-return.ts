import { useEffect, useRef } from 'react'
import { useSiteHistory } from '../../adapters/use-adapters.ts'

/** Where the focus is if it went nowhere else: in a closed dialog, or where Firefox takes it when it goes back. */
const isLeft = 'body, [data-leaving] *'

/**
 * Returns the focus to the element that opened a dialog once it is closed, or to the page if that is gone, and calls
 * `onClosed`. An opener that is busy opens the next dialog, which takes the focus itself: until then it stays in the
 * closed one. On the way back over the opener a screen reader would say that in between, and one that lost the focus
 * would not say the next title. Where closing goes back in the history the focus waits in the closed one, too: Chromium
 * does not tell screen readers of a focus that moves meanwhile, and Firefox then takes it to what the address names
 * (`#services`).
 */
export function useFocusReturn(isOpen: boolean, opener: HTMLElement | null, onClosed: () => void): void {
  const history = useSiteHistory()
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return undefined
    const giveBack = () => {
      unlisten()
      const target = opener?.isConnected ? opener : document.getElementById('main')
      if (!opener?.ariaBusy && document.activeElement?.matches(isLeft)) target?.focus()
    }
    const unlisten = history.subscribe(giveBack)
    if (!history.isMoving) giveBack()
    onClosed()
    return unlisten
  }, [isOpen, opener, onClosed, history])
}
