import { useEffect } from 'react'
import { brand } from '../../../content/brand.ts'

/** Names a flow's step in the browser's title and history while the visitor stands at it; null leaves the page's own title. */
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
