import { siteSettings } from '../../../content/site.ts'
import type { ContentPage } from '../../../content/types.ts'
import { Sections } from '../blocks/Sections/Sections.tsx'
import { ExamStart } from '../flows/exam-disclosure/ExamStart.tsx'

/** The consultation page: its sections, and the start of the exam in place of a link to it. */
export function ExamPage({ page: { sections, phone, clinics } }: { page: ContentPage }) {
  const { unwiredButtons } = siteSettings
  return <Sections sections={sections} settings={{ phone, unwiredButtons, clinics, ExamStart }} />
}
