import type { ReactElement, ReactNode } from 'react'
import type { Climate, Picture, TreatmentSection } from '../../../../content/types.ts'
import type { ActionSettings } from '../Action/Action.tsx'
import { Actions } from '../Action/Actions.tsx'
import { Benefits } from '../Benefits/Benefits.tsx'
import { Checklist } from '../Checklist/Checklist.tsx'
import { Closing } from '../Closing/Closing.tsx'
import { Faq } from '../Faq/Faq.tsx'
import { Hero } from '../Hero/Hero.tsx'
import { PriceList } from '../PriceList/PriceList.tsx'
import { Safety } from '../Safety/Safety.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Testimonials } from '../Testimonials/Testimonials.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { Warning } from '../Warning/Warning.tsx'
import type { BlockProps } from './SectionRows.tsx'

export interface TreatmentSettings extends ActionSettings {
  /** Of the page's hero. */
  climate: Climate
  /** What the hero shows behind its words. */
  picture?: Picture | null
  /** Beside the hero's words. */
  aside?: ReactNode
  /** On the hero's foot. */
  foot?: ReactNode
  /** On the foot of the closing call. */
  bookAt?: ReactNode
}

/** A section of a treatment's page. */
export function TreatmentBlock(props: BlockProps<TreatmentSection, TreatmentSettings>): ReactElement {
  const { section, frame, settings } = props
  switch (section.kind) {
    case 'hero':
      return (
        <Hero
          {...section}
          climate={settings.climate}
          picture={settings.picture ?? null}
          aside={settings.aside}
          foot={settings.foot}
        >
          <Actions actions={section.actions} settings={settings} />
        </Hero>
      )
    case 'benefits':
      return <Benefits {...section} {...frame} />
    case 'steps':
      return <Steps {...section} {...frame} />
    case 'checklist':
      return <Checklist {...section} {...frame} />
    case 'timeline':
      return <Timeline {...section} {...frame} />
    case 'testimonials':
      return <Testimonials {...section} {...frame} />
    case 'safety':
      return <Safety {...section} {...frame} />
    case 'warning':
      return <Warning {...section} {...frame} />
    case 'pricing':
      return <PriceList {...section} {...frame} settings={settings} />
    case 'faq':
      return <Faq {...section} {...frame} />
    case 'closing':
      return (
        <Closing {...section} foot={settings.bookAt}>
          <Actions actions={section.actions} settings={settings} />
        </Closing>
      )
  }
}
