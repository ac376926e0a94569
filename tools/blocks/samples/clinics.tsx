import type { Climate } from '../../../content/types.ts'
import { ClinicFacts } from '../../../src/ui/blocks/ClinicFacts/ClinicFacts.tsx'
import { ClinicWeek } from '../../../src/ui/blocks/ClinicFacts/ClinicWeek.tsx'
import { OpenState } from '../../../src/ui/blocks/ClinicFacts/OpenState.tsx'
import { ClinicMap } from '../../../src/ui/blocks/ClinicMap/ClinicMap.tsx'
import { ClinicOffer } from '../../../src/ui/blocks/ClinicOffer/ClinicOffer.tsx'
import { Quotations } from '../../../src/ui/blocks/Quotations/Quotations.tsx'
import { Stats } from '../../../src/ui/blocks/Stats/Stats.tsx'
import { ThumbBar } from '../../../src/ui/blocks/ThumbBar/ThumbBar.tsx'
import { clinicPage, given, treatmentIn } from '../content.ts'
import type { Sample } from '../sample.ts'
import { settings } from './settings.ts'

/** The parts of clinics' pages, for a clinic that is booked online and one that is booked by phone. */
export function clinicSamples(climate: Climate): Sample[] {
  const { location, clinics, offer, reviews } = clinicPage('princeton')
  const byPhone = clinicPage('montclair').location
  const allDay = { opens: '00:00', closes: '23:59' }
  const always = { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay }
  const { bookingHref } = treatmentIn(climate)
  return [
    { view: <ClinicFacts location={location} /> },
    { within: 'box', view: <ClinicWeek location={byPhone} /> },
    {
      state: 'open now',
      within: 'box',
      view: <OpenState location={{ ...location, hours: always, specialDays: [] }} />,
    },
    { state: 'on a scene', within: 'scene', view: <OpenState location={byPhone} /> },
    { view: <ClinicMap clinics={clinics} /> },
    { state: 'one chosen', within: 'box', view: <ClinicMap clinics={clinics} current="princeton" links={false} /> },
    { view: <ClinicOffer offer={given(offer, 'offer')} settings={settings} /> },
    { view: <Quotations reviews={reviews} /> },
    { within: 'box', view: <Stats stats={location.stats} /> },
    { view: <ThumbBar bookingHref={bookingHref} phone={location.phone} /> },
    { state: 'books by phone', view: <ThumbBar bookingHref={bookingHref} phone={byPhone.phone} isByPhone /> },
  ]
}
