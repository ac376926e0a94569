import { ClientOnly } from '@tanstack/react-router'
import { weightLoss } from '../../../content/words/parts.ts'
import type { ContentPage as ContentPageRecord, Section, WeightLossProgram as Program } from '../../../content/types.ts'
import { ContentPage } from './ContentPage.tsx'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { ProgramPreview } from '../flows/weight-loss/ProgramPreview.tsx'
import { WeightLossProgram } from '../flows/weight-loss/WeightLossProgram.tsx'

export interface OrderOnlinePageProps {
  page: ContentPageRecord
  program: Program
}

/**
 * The weight-loss program's page: its question is the hero. Without JavaScript, and until the page is alive, sections
 * below it show both steps at once (docs/decisions/17-without-javascript.md).
 */
export function OrderOnlinePage({ page, program }: OrderOnlinePageProps) {
  const isStep = ({ title }: Section) => title === program.question.title || title === program.plans.title
  const [first, after] = [page.sections.findIndex(isStep), page.sections.findLastIndex(isStep) + 1]
  const part = (from: number, to?: number) => (
    <ContentPage page={{ ...page, sections: page.sections.slice(from, to) }} />
  )
  const bothSteps = part(first, after)
  const stage = (
    <ClientOnly fallback={<ProgramPreview question={program.question} phone={page.phone} />}>
      <Boundary name={weightLoss} fallback={bothSteps}>
        <WeightLossProgram program={program} phone={page.phone} />
      </Boundary>
    </ClientOnly>
  )
  return (
    <>
      <ContentPage page={{ ...page, sections: page.sections.slice(0, first) }} stage={{ stage }} />
      <ClientOnly fallback={bothSteps}>{null}</ClientOnly>
      {part(after)}
    </>
  )
}
