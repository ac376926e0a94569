import type { Consultation, ContentPage as ContentPageRecord, Section } from '../../../content/types.ts'
import { ContentPage } from './ContentPage.tsx'
import { PaidView } from '../flows/consultation/PaidView.tsx'
import { SchedulerFrame } from '../flows/consultation/SchedulerFrame.tsx'
import { useConsultation } from '../flows/consultation/use-consultation.ts'
import { useStepTitle } from '../steps/use-step-title.ts'

export interface ConsultationPageProps {
  page: ContentPageRecord
  consultation: Consultation
}

/** The instant consultation: a page whose hero is its scheduler, replaced by the link to the call once it is paid. */
export function ConsultationPage({ page, consultation }: ConsultationPageProps) {
  const [isPaid, confirmPayment] = useConsultation(consultation)
  const { title, connecting, wait } = consultation.paid
  useStepTitle(isPaid ? title : null)

  const isScheduler = ({ kind }: Section) => kind === 'scheduler'
  const sections = page.sections.filter((section) => !isScheduler(section))
  const stage = page.sections.map(
    (section) =>
      section.kind === 'scheduler' && (
        <SchedulerFrame
          key={section.title}
          title={section.title}
          intro={section.intro}
          consultation={consultation}
          onPaid={confirmPayment}
        />
      ),
  )

  return (
    <>
      {isPaid ? (
        <PaidView consultation={consultation} picture={page.picture} />
      ) : (
        <ContentPage page={{ ...page, sections }} stage={{ stage }} />
      )}
      <p role="status" className="visually-hidden">
        {isPaid && `${connecting} ${wait}`}
      </p>
    </>
  )
}
