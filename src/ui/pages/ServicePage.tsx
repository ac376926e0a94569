import type { ServicePage as ServicePageRecord, SiteSettings } from '../../../content/types.ts'
import { Sections } from '../blocks/Sections/Sections.tsx'
import { ThumbBar } from '../blocks/ThumbBar/ThumbBar.tsx'

export interface ServicePageProps {
  page: ServicePageRecord
  unwiredButtons: SiteSettings['unwiredButtons']
}

/** One treatment: its sections, and on phones booking and calling within reach. */
export function ServicePage({
  page: { sections, climate, picture, phone, bookingHref },
  unwiredButtons,
}: ServicePageProps) {
  return (
    <>
      <Sections sections={sections} settings={{ climate, picture, phone, unwiredButtons }} />
      <ThumbBar bookingHref={bookingHref} phone={phone} />
    </>
  )
}
