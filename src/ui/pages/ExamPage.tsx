import type { ContentPage as ContentPageRecord } from '../../../content/types.ts'
import { ExamStart } from '../flows/exam-disclosure/ExamStart.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The consultation page: its sections, and the start of the exam in place of a link to it. */
export function ExamPage({ page }: { page: ContentPageRecord }) {
  return <ContentPage page={page} ExamStart={ExamStart} />
}
