import { siteSettings } from '../../../content/site.ts'
import type { ContentPage as ContentPageRecord } from '../../../content/types.ts'
import type { LoadSender } from '../../delivery/sender.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { ClinicMap } from '../blocks/ClinicMap/ClinicMap.tsx'
import { Stage, type StageProps } from '../blocks/Stage/Stage.tsx'
import { Sections, type SectionSettings } from '../blocks/Sections/Sections.tsx'

export interface ContentPageProps extends Pick<SectionSettings, 'InquiryForm' | 'ExamStart'> {
  page: ContentPageRecord
  /** What the page is for, in place of a hero's picture: its question, its calendar, what begins there. */
  stage?: Pick<StageProps, 'stage' | 'leadsWithActions'>
}

/** A page outside clinics and services: its sections, and the flows that stand in them. */
export function ContentPage({
  page: { sections, climate, picture, phone, clinics, allClinics, exam },
  stage,
  ...flows
}: ContentPageProps) {
  const { unwiredButtons } = siteSettings
  const { drafts, loadSender } = useAdapters()
  const deleteStored = async () => [drafts.clearAll(), await isOutboxGone(loadSender)].every(Boolean)
  return (
    <Sections
      sections={sections}
      settings={{
        climate,
        picture,
        phone,
        unwiredButtons,
        clinics,
        aside: clinics.length > 0 && <ClinicMap clinics={clinics} bleeds />,
        allClinics,
        deleteStored,
        drawHead:
          stage &&
          ((section, actions) => (
            <Stage {...section} {...stage} climate={climate} picture={picture}>
              {actions}
            </Stage>
          )),
        ...(exam && { exam }),
        ...flows,
      }}
    />
  )
}

async function isOutboxGone(loadSender: LoadSender | null): Promise<boolean> {
  try {
    await (await loadSender?.())?.deleteAll()
    return true
  } catch {
    return false
  }
}
