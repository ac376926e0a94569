import { useEffect } from 'react'

/**
 * Calls `prepare` for an element that matches the selector once the visitor points at it or tabs to it; it may fail.
 */
export function useIntent(selector: string, prepare: (element: Element) => Promise<unknown>): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest(selector) : null
      if (element) prepare(element).catch(() => undefined)
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [selector, prepare])
}
