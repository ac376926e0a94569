import { siteSettings } from '../../../content/site.ts'
import type { ContentPage as ContentPageRecord } from '../../../content/types.ts'
import type { LoadSender } from '../../delivery/sender.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { Actions } from '../blocks/Action/Actions.tsx'
import { ClinicMap } from '../blocks/ClinicMap/ClinicMap.tsx'
import { SectionBoundary } from '../blocks/MissingPart/SectionBoundary.tsx'
import { Stage, type StageProps } from '../blocks/Stage/Stage.tsx'
import { Sections, type SectionSettings } from '../blocks/Sections/Sections.tsx'

export interface ContentPageProps extends Pick<SectionSettings, 'InquiryForm' | 'ExamStart' | 'Comparison'> {
  page: ContentPageRecord
  /** The page's main element, instead of a hero's picture: a question, a calendar or the start of a flow. */
  stage?: Pick<StageProps, 'stage' | 'leadsWithActions'>
}

/** A page outside clinics and services: its sections, with the flows in them. */
export function ContentPage({ page, stage, ...flows }: ContentPageProps) {
  const { sections, climate, picture, phone, clinics, allClinics, exam } = page
  const { unwiredButtons } = siteSettings
  const { drafts, loadSender } = useAdapters()
  const deleteStored = async () => [drafts.clearAll(), await isOutboxGone(loadSender)].every(Boolean)
  const settings: SectionSettings = {
    climate,
    picture,
    phone,
    unwiredButtons,
    clinics,
    aside: clinics.length > 0 && <ClinicMap clinics={clinics} bleeds isFirst />,
    allClinics,
    deleteStored,
    ...(exam && { exam }),
    ...flows,
  }
  const hero = stage && sections.find((section) => section.kind === 'hero')
  if (!hero) return <Sections sections={sections} settings={settings} />
  return (
    <>
      <SectionBoundary title={hero.title} phone={phone} isHead>
        <Stage {...hero} {...stage} climate={climate} picture={picture}>
          <Actions actions={hero.actions} settings={settings} areBeside={!stage.leadsWithActions} />
        </Stage>
      </SectionBoundary>
      <Sections sections={sections.filter((section) => section !== hero)} settings={settings} />
    </>
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
