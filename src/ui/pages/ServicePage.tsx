import type { ServicePage as ServicePageRecord, SiteSettings } from '../../../content/types.ts'
import { BookAt } from '../blocks/BookAt/BookAt.tsx'
import { Facts } from '../blocks/Facts/Facts.tsx'
import { SectionRows } from '../blocks/Sections/SectionRows.tsx'
import { TreatmentBlock } from '../blocks/Sections/TreatmentBlock.tsx'
import { SessionBar } from '../graphics/SessionBar/SessionBar.tsx'
import { ThumbBar } from '../blocks/ThumbBar/ThumbBar.tsx'

export interface ServicePageProps {
  page: ServicePageRecord
  unwiredButtons: SiteSettings['unwiredButtons']
}

/** One treatment: its sections, and on phones booking and calling within reach. */
export function ServicePage({ page, unwiredButtons }: ServicePageProps) {
  const { sections, climate, picture, phone, bookingHref, facts, session, clinics } = page
  const foot = <Facts facts={facts}>{session && <SessionBar session={session} />}</Facts>
  return (
    <>
      <SectionRows
        sections={sections}
        skeleton={climate}
        settings={{
          climate,
          picture,
          phone,
          unwiredButtons,
          foot,
          bookAt: clinics.length > 0 && <BookAt clinics={clinics} />,
        }}
        Block={TreatmentBlock}
      />
      <ThumbBar bookingHref={bookingHref} phone={phone} />
    </>
  )
}
