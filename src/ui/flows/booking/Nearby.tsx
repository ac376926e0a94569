import { bookingAddress } from '../../../../machines/booking/index.ts'
import { ClinicMap } from '../../blocks/ClinicMap/ClinicMap.tsx'
import type { StepProps } from './BookingSteps.tsx'
import classes from './BookingAside.module.css'

/** A map of the clinics. */
export function Nearby({ view: { locations }, made }: Pick<StepProps, 'view' | 'made'>) {
  const clinics = locations.flatMap(({ slug, name, visit }) =>
    visit ? { slug: visit.page, name, href: bookingAddress({ location: slug, service: null }) } : [],
  )
  const current = locations.find(({ slug }) => slug === made.clinic)?.visit?.page
  return (
    <div className={classes['map']}>
      <ClinicMap clinics={clinics} current={current} links={false} bleeds />
    </div>
  )
}
