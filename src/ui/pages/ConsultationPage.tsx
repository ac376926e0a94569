import { siteSettings } from '../../../content/site.ts'
import type { Consultation, ContentPage } from '../../../content/types.ts'
import { Sections } from '../blocks/Sections/Sections.tsx'
import { PaidView } from '../flows/consultation/PaidView.tsx'
import { SchedulerFrame } from '../flows/consultation/SchedulerFrame.tsx'
import { useConsultation } from '../flows/consultation/use-consultation.ts'
import { useStepTitle } from '../use-step-title.ts'

export interface ConsultationPageProps {
  page: ContentPage
  consultation: Consultation
}

/** The instant consultation: the page with its scheduler, and in its place the way into the call once it is paid. */
export function ConsultationPage({ page: { sections, picture, phone }, consultation }: ConsultationPageProps) {
  const [isPaid, confirmPayment] = useConsultation(consultation)
  const { title, connecting, wait } = consultation.paid
  const { unwiredButtons } = siteSettings
  useStepTitle(isPaid ? title : null)

  const scheduler = (name: string) => (
    <SchedulerFrame consultation={consultation} title={name} onPaid={confirmPayment} />
  )

  return (
    <>
      {isPaid ? (
        <PaidView consultation={consultation} />
      ) : (
        <Sections sections={sections} settings={{ picture, phone, unwiredButtons, scheduler }} />
      )}
      <p role="status" className="visually-hidden">
        {isPaid && `${connecting} ${wait}`}
      </p>
    </>
  )
}
