import { ClientOnly } from '@tanstack/react-router'
import { weightLoss } from '../../../content/words/parts.ts'
import type { ContentPage as ContentPageRecord, Section, WeightLossProgram as Program } from '../../../content/types.ts'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { WeightLossProgram } from '../flows/weight-loss/WeightLossProgram.tsx'
import { ContentPage } from './ContentPage.tsx'

export interface OrderOnlinePageProps {
  page: ContentPageRecord
  program: Program
}

/**
 * The weight-loss program's page. Without JavaScript, and until the page is alive, its sections tell both steps at once;
 * then the program takes their place (docs/decisions/17-without-javascript.md).
 */
export function OrderOnlinePage({ page, program }: OrderOnlinePageProps) {
  const isStep = ({ title }: Section) => title === program.question.title || title === program.plans.title
  const first = page.sections.findIndex(isStep)
  const after = page.sections.findLastIndex(isStep) + 1
  const part = (from: number, to?: number) => (
    <ContentPage page={{ ...page, sections: page.sections.slice(from, to) }} />
  )
  return (
    <>
      {part(0, first)}
      <ClientOnly fallback={part(first, after)}>
        <Boundary name={weightLoss} fallback={part(first, after)}>
          <WeightLossProgram program={program} phone={page.phone} />
        </Boundary>
      </ClientOnly>
      {part(after)}
    </>
  )
}
