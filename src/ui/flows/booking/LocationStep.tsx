import { clinics } from '../../../../content/words/common.ts'
import { ClinicSearch } from '../../ClinicSearch/ClinicSearch.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { ClinicOption } from './ClinicOption.tsx'
import classes from './BookingSteps.module.css'

/** The first clinics, and a search for the others. */
export function LocationStep({ view: { locations, allClinics }, made, send }: StepProps) {
  return (
    <>
      <ul className={classes['options']} aria-label={clinics}>
        {locations.map((clinic) => (
          <li key={clinic.slug}>
            <ClinicOption
              clinic={clinic}
              isMade={clinic.slug === made.clinic}
              onPick={() => send({ type: 'location.pick', location: clinic.slug })}
            />
          </li>
        ))}
      </ul>
      {allClinics && (
        <ClinicSearch
          all={allClinics}
          renderClinic={({ booking }) => (
            <ClinicOption
              clinic={booking}
              isMade={booking.slug === made.clinic}
              onPick={() => send({ type: 'location.pick', location: booking.slug, place: booking })}
            />
          )}
        />
      )}
    </>
  )
}
