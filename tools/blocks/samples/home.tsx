import { ClinicsNear } from '../../../src/ui/blocks/ClinicsNear/ClinicsNear.tsx'
import { DashboardPreview } from '../../../src/ui/blocks/DashboardPreview/DashboardPreview.tsx'
import { FirstVisit } from '../../../src/ui/blocks/FirstVisit/FirstVisit.tsx'
import { LocationFinder } from '../../../src/ui/blocks/LocationFinder/LocationFinder.tsx'
import { Membership } from '../../../src/ui/blocks/Membership/Membership.tsx'
import { Treatments } from '../../../src/ui/blocks/Treatments/Treatments.tsx'
import { TwoSides } from '../../../src/ui/blocks/TwoSides/TwoSides.tsx'
import { WeightLossPrices } from '../../../src/ui/blocks/WeightLossPrices/WeightLossPrices.tsx'
import { home } from '../content.ts'
import type { Sample } from '../sample.ts'
import { settings } from './settings.ts'

/** The sections of the home page. */
export function homeSamples(): Sample[] {
  const { content, finder } = home
  const { offers, treatments, shots, weightLoss } = content
  return [
    { within: 'scene', view: <LocationFinder title={content.clinics.finder} entries={finder} /> },
    {
      view: (
        <FirstVisit
          title={offers.title}
          text={offers.text}
          offers={offers.items.filter(({ type }) => type !== 'weight-loss')}
          settings={settings}
        />
      ),
    },
    { view: <ClinicsNear {...content.clinics} clinics={finder} /> },
    {
      view: (
        <WeightLossPrices
          weightLoss={weightLoss}
          offers={offers.items.filter(({ type }) => type === 'weight-loss')}
          treatments={treatments.items}
          settings={settings}
        />
      ),
    },
    { view: <Treatments treatments={treatments} courses={treatments.items} shots={shots} settings={settings} /> },
    { view: <DashboardPreview dashboard={content.dashboard} surface="ice" settings={settings} /> },
    { view: <TwoSides benefits={content.benefits} /> },
    { view: <Membership membership={content.membership} bookingHref="/book?step=location" settings={settings} /> },
  ]
}
