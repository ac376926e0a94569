import { useEffect } from 'react'

/** Prepares for an element that the selector matches, once the visitor points at it or tabs to it; that may fail. */
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
