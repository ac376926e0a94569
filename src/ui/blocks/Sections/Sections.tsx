import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { AllClinics, ClinicEntry, Climate, Picture, Section } from '../../../../content/types.ts'
import type { ActionSettings } from '../Action/Action.tsx'
import { Actions } from '../Action/Actions.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { BenefitCards } from '../BenefitCards/BenefitCards.tsx'
import { Checklist } from '../Checklist/Checklist.tsx'
import { Clinics } from '../Clinics/Clinics.tsx'
import { Closing } from '../Closing/Closing.tsx'
import { ContactCards } from '../ContactCards/ContactCards.tsx'
import { Faq } from '../Faq/Faq.tsx'
import { Hero } from '../Hero/Hero.tsx'
import { Inquiry, type InquiryFormProps } from '../Inquiry/Inquiry.tsx'
import { SectionBoundary } from '../MissingPart/SectionBoundary.tsx'
import { PricingCards } from '../PricingCards/PricingCards.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { Safety } from '../Safety/Safety.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { StoredData } from '../StoredData/StoredData.tsx'
import { Testimonials } from '../Testimonials/Testimonials.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { Warning } from '../Warning/Warning.tsx'

/** What sections need to know besides their own words. */
export interface SectionSettings extends ActionSettings {
  /** Of the page's hero. */
  climate: Climate
  /** What the hero shows behind its words. */
  picture?: Picture | null
  /** What a list of clinics shows. */
  clinics?: readonly ClinicEntry[]
  allClinics?: AllClinics | undefined
  /** Deletes what the site keeps in the browser, and whether all is gone; without it there is no button for that. */
  deleteStored?: () => Promise<boolean>
  /** What stands in the section for the scheduler, under this title. */
  scheduler?: (title: string) => ReactNode
  /** The form of an inquiry; without it there are its other ways only. */
  InquiryForm?: ComponentType<InquiryFormProps>
}

export interface SectionsProps {
  sections: readonly Section[]
  settings: SectionSettings
}

const surfaces: readonly Surface[] = ['ice', 'white', 'frost', 'white']

/** A page as its list of sections. Surfaces change from each to the next; a hero at the head leaves white to follow it. */
export function Sections({ sections, settings }: SectionsProps) {
  return sections.map((section, index) => (
    <SectionBoundary
      key={`${section.kind} ${section.title}`}
      title={section.title}
      phone={settings.phone}
      isHead={section.kind === 'hero'}
    >
      <SectionBlock section={section} surface={surfaces[index % surfaces.length] ?? 'white'} settings={settings} />
    </SectionBoundary>
  ))
}

interface SectionBlockProps {
  section: Section
  surface: Surface
  settings: SectionSettings
}

function SectionBlock({ section, surface, settings }: SectionBlockProps): ReactElement {
  switch (section.kind) {
    case 'hero':
      return (
        <Hero {...section} climate={settings.climate} picture={settings.picture ?? null}>
          <Actions actions={section.actions} settings={settings} />
        </Hero>
      )
    case 'benefits':
      return <BenefitCards {...section} surface={surface} />
    case 'steps':
      return <Steps {...section} surface={surface} />
    case 'checklist':
      return <Checklist {...section} surface={surface} />
    case 'timeline':
      return <Timeline {...section} surface={surface} />
    case 'testimonials':
      return <Testimonials {...section} surface={surface} />
    case 'safety':
      return <Safety {...section} surface={surface} />
    case 'warning':
      return <Warning {...section} surface={surface} />
    case 'pricing':
      return <PricingCards {...section} surface={surface} settings={settings} />
    case 'faq':
      return <Faq {...section} surface={surface} />
    case 'contact':
      return <ContactCards {...section} surface={surface} />
    case 'inquiry':
      return <Inquiry {...section} Form={settings.InquiryForm} surface={surface} />
    case 'clinics':
      return (
        <Clinics {...section} clinics={settings.clinics ?? []} allClinics={settings.allClinics} surface={surface} />
      )
    case 'scheduler':
      return (
        <Band {...section} id="schedule" surface={surface}>
          {settings.scheduler?.(section.title)}
        </Band>
      )
    case 'prose':
      return <Prose {...section} surface={surface} />
    case 'stored-data':
      return <StoredData {...section} deleteStored={settings.deleteStored} surface={surface} />
    case 'closing':
      return (
        <Closing {...section}>
          <Actions actions={section.actions} settings={settings} />
        </Closing>
      )
  }
}
