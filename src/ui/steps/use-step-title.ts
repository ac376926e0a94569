import { useRouter, useRouterState, type RouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brand } from '../../../content/brand.ts'

/**
 * Shows a flow's step in the document title and the browser's history while it is current, also where another page
 * arrives behind it; null leaves the page's own title. The page that follows has its own.
 */
export function useStepTitle(step: string | null): void {
  const router = useRouter()
  const own = useRouterState({ select: pageTitle })
  useEffect(() => {
    if (step === null) return undefined
    document.title = `${step} · ${brand.shortName}`
    return () => {
      document.title = pageTitle(router.state)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the title of a page that arrives behind is written over again
  }, [step, own, router])
}

/** The title of the page that the router shows. */
function pageTitle({ matches }: RouterState): string {
  return matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title ?? brand.name
}
