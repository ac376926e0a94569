import type { Climate } from '../../../content/types.ts'
import { Actions } from '../../../src/ui/blocks/Action/Actions.tsx'
import { Band, Pair } from '../../../src/ui/blocks/Band/Band.tsx'
import { BookAt } from '../../../src/ui/blocks/BookAt/BookAt.tsx'
import { CardGrid } from '../../../src/ui/blocks/CardGrid/CardGrid.tsx'
import { Checklist } from '../../../src/ui/blocks/Checklist/Checklist.tsx'
import { ChecklistCard } from '../../../src/ui/blocks/Checklist/ChecklistCard.tsx'
import { Closing } from '../../../src/ui/blocks/Closing/Closing.tsx'
import { ClinicMap } from '../../../src/ui/blocks/ClinicMap/ClinicMap.tsx'
import { Facts } from '../../../src/ui/blocks/Facts/Facts.tsx'
import { Hero } from '../../../src/ui/blocks/Hero/Hero.tsx'
import { Room } from '../../../src/ui/blocks/Room/Room.tsx'
import { Safety } from '../../../src/ui/blocks/Safety/Safety.tsx'
import { SectionRows } from '../../../src/ui/blocks/Sections/SectionRows.tsx'
import { Sections } from '../../../src/ui/blocks/Sections/Sections.tsx'
import { TreatmentBlock } from '../../../src/ui/blocks/Sections/TreatmentBlock.tsx'
import { Stage } from '../../../src/ui/blocks/Stage/Stage.tsx'
import { Timeline } from '../../../src/ui/blocks/Timeline/Timeline.tsx'
import { SessionBar } from '../../../src/ui/graphics/SessionBar/SessionBar.tsx'
import { clinicPage, sectionIn, treatmentIn } from '../content.ts'
import type { Sample } from '../sample.ts'
import { settings } from './settings.ts'

/** The first and last parts of pages, and the layouts for what is between them. */
export function pageSamples(climate: Climate): Sample[] {
  const { picture, facts, session, clinics } = treatmentIn(climate)
  const hero = sectionIn(climate, 'hero')
  const closing = sectionIn(climate, 'closing')
  const checklist = sectionIn(climate, 'checklist')
  const safety = sectionIn(climate, 'safety')
  const clinic = clinicPage('princeton')
  const actions = <Actions actions={hero.actions} settings={settings} />
  const rows = [sectionIn(climate, 'benefits'), sectionIn(climate, 'faq')]
  return [
    {
      state: 'with a picture and a foot',
      view: (
        <Hero
          {...hero}
          climate={climate}
          picture={picture}
          foot={<Facts facts={facts}>{session && <SessionBar session={session} />}</Facts>}
        >
          {actions}
        </Hero>
      ),
    },
    {
      state: 'with a map beside it',
      view: (
        <Hero {...hero} climate={climate} aside={<ClinicMap clinics={clinic.clinics} current="princeton" bleeds />}>
          {actions}
        </Hero>
      ),
    },
    { state: 'words alone', view: <Hero climate={climate} eyebrow={hero.eyebrow} title={hero.title} /> },
    {
      view: (
        <Stage {...hero} climate={climate} picture={picture} stage={<ChecklistCard {...checklist} />}>
          {actions}
        </Stage>
      ),
    },
    {
      state: 'its actions first',
      view: (
        <Stage {...hero} climate={climate} picture={null} stage={<ChecklistCard {...checklist} />} leadsWithActions>
          {actions}
        </Stage>
      ),
    },
    ...(['white', 'light', 'ice', 'frost', 'scene'] as const).map((surface) => ({
      state: `on ${surface}`,
      view: <Band title={checklist.title} intro={checklist.intro} surface={surface} />,
    })),
    {
      state: 'the smaller section first',
      view: (
        <Pair surface="white" aside="start">
          <Safety {...safety} surface="white" part="aside" />
          <Checklist {...checklist} surface="white" part="main" />
        </Pair>
      ),
    },
    {
      state: 'the smaller section last, on a scene',
      view: (
        <Pair surface="scene" aside="end">
          <Timeline {...sectionIn(climate, 'timeline')} surface="scene" part="main" />
          <Checklist {...checklist} surface="scene" part="aside" />
        </Pair>
      ),
    },
    ...[2, 3, 4, 5].map((count) => ({
      state: `of ${count}`,
      within: 'box' as const,
      view: (
        <CardGrid>
          {checklist.items
            .concat(safety.items)
            .slice(0, count)
            .map((item) => (
              <li key={item}>{item}</li>
            ))}
        </CardGrid>
      ),
    })),
    {
      view: (
        <SectionRows
          sections={[sectionIn(climate, 'steps')]}
          settings={{ ...settings, climate }}
          Block={TreatmentBlock}
        />
      ),
    },
    { view: <Sections sections={rows} settings={{ ...settings, climate }} /> },
    {
      view: (
        <TreatmentBlock
          section={sectionIn(climate, 'timeline')}
          frame={{ surface: 'light' }}
          settings={{ ...settings, climate }}
        />
      ),
    },
    { view: <Room title={clinic.location.tagline} text={clinic.location.introduction} picture={clinic.picture} /> },
    {
      state: 'without a picture',
      view: <Room title={clinic.location.tagline} text={clinic.location.introduction} picture={null} />,
    },
    {
      view: (
        <Closing {...closing}>
          <Actions actions={closing.actions} settings={settings} />
        </Closing>
      ),
    },
    { within: 'scene', view: <BookAt clinics={clinics} /> },
  ]
}
