import type { ComponentType, ReactElement } from 'react'
import type { AllClinics, ClinicEntry, Section } from '../../../../content/types.ts'
import { Band } from '../Band/Band.tsx'
import { Clinics } from '../Clinics/Clinics.tsx'
import type { ComparisonProps } from '../Comparison/Comparison.tsx'
import { ContactCards } from '../ContactCards/ContactCards.tsx'
import { Inquiry, type InquiryFormProps } from '../Inquiry/Inquiry.tsx'
import { Prices } from '../Prices/Prices.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { StoredData } from '../StoredData/StoredData.tsx'
import { SectionRows, type BlockProps } from './SectionRows.tsx'
import { TreatmentBlock, type TreatmentSettings } from './TreatmentBlock.tsx'

/** What sections need besides their own words. */
export interface SectionSettings extends TreatmentSettings {
  /** What a list of clinics shows. */
  clinics?: readonly ClinicEntry[]
  allClinics?: AllClinics | undefined
  /**
   * Deletes what the site keeps in the browser, and resolves to whether all of it is gone; without it there is no
   * button.
   */
  deleteStored?: () => Promise<boolean>
  /** Draws services side by side, on the page that has them. */
  Comparison?: ComponentType<ComparisonProps>
  /** The form of an inquiry; without it only the other ways are shown. */
  InquiryForm?: ComponentType<InquiryFormProps>
}

export interface SectionsProps {
  sections: readonly Section[]
  settings: SectionSettings
}

/** A page of any sections, each in a row of its own. */
export function Sections(page: SectionsProps) {
  return <SectionRows {...page} Block={SectionBlock} />
}

function SectionBlock({ section, frame, settings }: BlockProps<Section, SectionSettings>): ReactElement {
  const { surface } = frame
  switch (section.kind) {
    case 'contact':
      return <ContactCards {...section} surface={surface} />
    case 'inquiry':
      return <Inquiry {...section} Form={settings.InquiryForm} surface={surface} />
    case 'clinics':
      return (
        <Clinics {...section} clinics={settings.clinics ?? []} allClinics={settings.allClinics} surface={surface} />
      )
    case 'scheduler':
      return <Band {...section} id="schedule" surface={surface}></Band>
    case 'comparison':
      return <>{settings.Comparison && <settings.Comparison {...section} surface={surface} />}</>
    case 'prices':
      return <Prices {...section} surface={surface} />
    case 'prose':
      return <Prose {...section} surface={surface} />
    case 'stored-data':
      return <StoredData {...section} deleteStored={settings.deleteStored} surface={surface} />
    default:
      return <TreatmentBlock section={section} frame={frame} settings={settings} />
  }
}
