import { useEffect } from 'react'

/** Prepares once the visitor points at, or tabs to, an element that the selector matches; the preparation may fail. */
export function useIntent(selector: string, prepare: () => Promise<void>): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) prepare().catch(() => undefined)
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [selector, prepare])
}
