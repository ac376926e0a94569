import type { Consultation, ContentPage as ContentPageRecord } from '../../../content/types.ts'
import { PaidView } from '../flows/consultation/PaidView.tsx'
import { SchedulerFrame } from '../flows/consultation/SchedulerFrame.tsx'
import { useConsultation } from '../flows/consultation/use-consultation.ts'
import { useStepTitle } from '../use-step-title.ts'
import { ContentPage } from './ContentPage.tsx'

export interface ConsultationPageProps {
  page: ContentPageRecord
  consultation: Consultation
}

/** The instant consultation: the page with its scheduler, and in its place the way into the call once it is paid. */
export function ConsultationPage({ page, consultation }: ConsultationPageProps) {
  const [isPaid, confirmPayment] = useConsultation(consultation)
  const { title, connecting, wait } = consultation.paid
  useStepTitle(isPaid ? title : null)

  const scheduler = (name: string) => (
    <SchedulerFrame consultation={consultation} title={name} onPaid={confirmPayment} />
  )

  return (
    <>
      {isPaid ? (
        <PaidView consultation={consultation} picture={page.picture} />
      ) : (
        <ContentPage page={page} scheduler={scheduler} />
      )}
      <p role="status" className="visually-hidden">
        {isPaid && `${connecting} ${wait}`}
      </p>
    </>
  )
}
