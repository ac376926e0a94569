import type { Climate } from '../../../content/types.ts'
import { Benefits } from '../../../src/ui/blocks/Benefits/Benefits.tsx'
import { Checklist } from '../../../src/ui/blocks/Checklist/Checklist.tsx'
import { ChecklistCard } from '../../../src/ui/blocks/Checklist/ChecklistCard.tsx'
import { Clinics } from '../../../src/ui/blocks/Clinics/Clinics.tsx'
import { Comparison } from '../../../src/ui/blocks/Comparison/Comparison.tsx'
import { FactTable } from '../../../src/ui/blocks/Comparison/FactTable.tsx'
import { ContactCards } from '../../../src/ui/blocks/ContactCards/ContactCards.tsx'
import { Faq } from '../../../src/ui/blocks/Faq/Faq.tsx'
import { Inquiry } from '../../../src/ui/blocks/Inquiry/Inquiry.tsx'
import { PriceList } from '../../../src/ui/blocks/PriceList/PriceList.tsx'
import { Prices } from '../../../src/ui/blocks/Prices/Prices.tsx'
import { Prose } from '../../../src/ui/blocks/Prose/Prose.tsx'
import { Safety } from '../../../src/ui/blocks/Safety/Safety.tsx'
import { Steps } from '../../../src/ui/blocks/Steps/Steps.tsx'
import { StoredData } from '../../../src/ui/blocks/StoredData/StoredData.tsx'
import { Testimonials } from '../../../src/ui/blocks/Testimonials/Testimonials.tsx'
import { Timeline } from '../../../src/ui/blocks/Timeline/Timeline.tsx'
import { Warning } from '../../../src/ui/blocks/Warning/Warning.tsx'
import { contentPage, sectionIn } from '../content.ts'
import type { Sample } from '../sample.ts'
import { settings } from './settings.ts'

const table = {
  caption: 'Two rooms',
  corner: 'Room',
  columns: ['Minutes', 'Degrees'],
  rows: [
    { head: 'Chamber', cells: ['3', '−256°F'] },
    { head: 'Cabin', cells: ['45', '160°F'] },
  ],
}

/** The kinds of sections that content can have, alone in a row and as one of two. */
export function sectionSamples(climate: Climate): Sample[] {
  const benefits = sectionIn(climate, 'benefits')
  const checklist = sectionIn(climate, 'checklist')
  const steps = sectionIn(climate, 'steps')
  const timeline = sectionIn(climate, 'timeline')
  const testimonials = sectionIn(climate, 'testimonials')
  const safety = sectionIn(climate, 'safety')
  const pricing = sectionIn(climate, 'pricing')
  const warning = sectionIn(climate, 'warning')
  const { clinics, allClinics } = contentPage('contact')
  return [
    { view: <Benefits {...benefits} surface="white" /> },
    { state: 'folded', view: <Benefits {...benefits} surface="light" folds /> },
    { view: <Checklist {...checklist} surface="white" /> },
    { state: 'beside its heading', view: <Checklist {...checklist} surface="light" split /> },
    { within: 'box', view: <ChecklistCard {...checklist} /> },
    { view: <Steps {...steps} surface="white" /> },
    { state: 'one of two', within: 'box', view: <Steps {...steps} surface="white" part="main" /> },
    { view: <Timeline {...timeline} surface="light" /> },
    { state: 'one of two', within: 'box', view: <Timeline {...timeline} surface="white" part="main" /> },
    { view: <Testimonials {...testimonials} surface="white" /> },
    { state: 'on a scene, beside its heading', view: <Testimonials {...testimonials} surface="scene" split /> },
    { view: <Safety {...safety} surface="white" /> },
    { state: 'beside its heading', view: <Safety {...safety} surface="light" split /> },
    { view: <Warning {...warning} surface="white" /> },
    { state: 'one of two', within: 'box', view: <Warning {...warning} surface="white" part="aside" /> },
    { view: <PriceList {...pricing} surface="white" settings={settings} /> },
    {
      state: 'one of two',
      within: 'box',
      view: <PriceList {...pricing} surface="white" part="main" settings={settings} />,
    },
    { view: <Faq {...sectionIn(climate, 'faq')} surface="white" split /> },
    { view: <ContactCards {...sectionIn(climate, 'contact')} surface="white" /> },
    {
      view: <Clinics {...sectionIn(climate, 'clinics')} clinics={clinics} allClinics={allClinics} surface="light" />,
    },
    { view: <Inquiry {...sectionIn(climate, 'inquiry')} Form={undefined} surface="white" /> },
    { view: <Prose {...sectionIn(climate, 'prose')} surface="white" /> },
    { view: <Prices {...sectionIn(climate, 'prices')} surface="white" /> },
    { view: <Comparison {...sectionIn(climate, 'comparison')} surface="white" /> },
    {
      state: 'two of them',
      view: (
        <Comparison {...sectionIn(climate, 'comparison')} chosen={['cryotherapy', 'infrared']} surface="light">
          <p>Choose up to three</p>
        </Comparison>
      ),
    },
    { within: 'box', view: <FactTable {...table} /> },
    { view: <StoredData {...sectionIn(climate, 'stored-data')} deleteStored={async () => true} surface="light" /> },
    {
      state: 'what is not deleted',
      view: <StoredData {...sectionIn(climate, 'stored-data')} deleteStored={async () => false} surface="white" />,
    },
  ]
}
