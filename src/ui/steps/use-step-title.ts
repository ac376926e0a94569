import { useEffect } from 'react'
import { brand } from '../../../content/brand.ts'

/**
 * Shows a flow's step in the document title and the browser's history while it is current; null leaves the page's own
 * title.
 */
export function useStepTitle(step: string | null): void {
  useEffect(() => {
    if (step === null) return undefined
    const own = document.title
    document.title = `${step} · ${brand.shortName}`
    return () => {
      document.title = own
    }
  }, [step])
}
