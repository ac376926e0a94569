import type { ReactNode } from 'react'
import { clinicsFor } from '../../../content/any-list.ts'
import { siteSettings } from '../../../content/site.ts'
import type { HomePage, HomeSection } from '../../../content/types.ts'
import { ClinicsNear } from '../blocks/ClinicsNear/ClinicsNear.tsx'
import { DashboardPreview } from '../blocks/DashboardPreview/DashboardPreview.tsx'
import { FirstVisit } from '../blocks/FirstVisit/FirstVisit.tsx'
import { Membership } from '../blocks/Membership/Membership.tsx'
import { Treatments } from '../blocks/Treatments/Treatments.tsx'
import { TwoSides } from '../blocks/TwoSides/TwoSides.tsx'
import { WeightLossPrices } from '../blocks/WeightLossPrices/WeightLossPrices.tsx'
import { Ruler } from '../graphics/Ruler/Ruler.tsx'

export interface HomeStillProps {
  /** A section, or the ruler at the foot of the hero. */
  name: Exclude<HomeSection, 'hero' | 'services' | 'reviews'> | 'ruler'
  page: HomePage
}

/** The parts of the home page that have no behavior. */
export function HomeStill({ name, page }: HomeStillProps): ReactNode {
  const { content, finder, phone } = page
  const { offers, treatments, weightLoss } = content
  const settings = { phone, unwiredButtons: siteSettings.unwiredButtons }
  switch (name) {
    case 'ruler':
      return <Ruler ruler={content.ruler} />
    case 'offers': {
      const samplers = offers.items.filter(({ type }) => type !== 'weight-loss')
      return <FirstVisit title={offers.title} text={offers.text} offers={samplers} settings={settings} />
    }
    case 'clinics':
      return <ClinicsNear {...content.clinics} clinics={finder} />
    case 'weight-loss': {
      const programs = offers.items.filter(({ type }) => type === 'weight-loss')
      return (
        <WeightLossPrices weightLoss={weightLoss} offers={programs} treatments={treatments.items} settings={settings} />
      )
    }
    case 'treatments': {
      const courses = treatments.items.filter(({ title }) => weightLoss.rows.every(({ clinic }) => clinic !== title))
      return <Treatments treatments={treatments} courses={courses} shots={content.shots} settings={settings} />
    }
    case 'dashboard':
      return <DashboardPreview dashboard={content.dashboard} surface="ice" settings={settings} />
    case 'benefits':
      return <TwoSides benefits={content.benefits} />
    case 'membership':
      return <Membership membership={content.membership} bookingHref={clinicsFor()} settings={settings} />
  }
}
