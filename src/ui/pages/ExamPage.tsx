import type { ContentPage as ContentPageRecord, Section } from '../../../content/types.ts'
import { ChecklistCard } from '../blocks/Checklist/ChecklistCard.tsx'
import { ExamStart } from '../flows/exam-disclosure/ExamStart.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The consultation page: the start of the exam is its hero, beside the treatments that begin there. */
export function ExamPage({ page }: { page: ContentPageRecord }) {
  const isList = ({ kind }: Section) => kind === 'checklist'
  const sections = page.sections.filter((section) => !isList(section))
  const stage = page.sections.map(
    (section) => section.kind === 'checklist' && <ChecklistCard key={section.title} {...section} />,
  )
  return <ContentPage page={{ ...page, sections }} ExamStart={ExamStart} stage={{ stage, leadsWithActions: true }} />
}
