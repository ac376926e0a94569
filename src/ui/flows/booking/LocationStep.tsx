import { states } from '../../../../content/words/booking.ts'
import { clinics } from '../../../../content/words/common.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { ClinicSearch } from '../../ClinicSearch/ClinicSearch.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { ClinicOption } from './ClinicOption.tsx'
import classes from './BookingSteps.module.css'

/** The first clinics, grouped by state if there are several states, and a search for the others. */
export function LocationStep({ view: { locations, allClinics }, made, send }: StepProps) {
  const groups = byState(locations)
  return (
    <>
      <ul className={classes['groups']} aria-label={clinics}>
        {groups.map(([state, group]) => (
          <li key={state}>
            {groups.length > 1 && <p className={classes['group']}>{states[state] ?? state}</p>}
            <ul className={classes['options']}>
              {group.map((clinic) => (
                <li key={clinic.slug}>
                  <ClinicOption
                    clinic={clinic}
                    isMade={clinic.slug === made.clinic}
                    onPick={() => send({ type: 'location.pick', location: clinic.slug })}
                  />
                </li>
              ))}
            </ul>
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

/** The states, in the order of the first clinic of each, with their clinics. */
function byState(locations: readonly BookingLocation[]): [state: string, locations: BookingLocation[]][] {
  const groups = new Map<string, BookingLocation[]>()
  for (const location of locations) {
    const state = location.visit?.address.state ?? ''
    groups.set(state, [...(groups.get(state) ?? []), location])
  }
  return [...groups]
}
