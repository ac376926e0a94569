import { useState } from 'react'
import type { ContentPage as ContentPageRecord } from '../../../content/types.ts'
import { ContentPage } from './ContentPage.tsx'
import { Comparison, type ComparisonProps } from '../blocks/Comparison/Comparison.tsx'
import { useIdle } from '../loading/use-idle.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'

const none: readonly string[] = []

/** Services side by side. Without JavaScript, and until the page is alive, all of them are in one table. */
export function ComparePage({ page }: { page: ContentPageRecord }) {
  return <ContentPage page={page} Comparison={ChosenComparison} />
}

/** The chips are fetched once the browser is idle. */
function ChosenComparison(section: ComparisonProps) {
  const [choice, load] = useLazyPart(fetchChoice)
  const [chosen, setChosen] = useState(none)
  useIdle(load)
  return (
    <Comparison {...section} chosen={chosen}>
      {choice && <choice.ServiceChoice services={section.services} onChosen={setChosen} />}
    </Comparison>
  )
}

function fetchChoice() {
  return import('../ServiceChoice/ServiceChoice.tsx')
}
