import { useCallback, useEffect, useRef, useState } from 'react'
import { clinicsFor } from '../../../../content/any-list.ts'
import { forService, lastClinic, serviceFirst, states } from '../../../../content/words/booking-choices.ts'
import { clinics } from '../../../../content/words/common.ts'
import type { BookingLocation } from '../../../../content/types.ts'
import { anyClinic, bookingAddress } from '../../../../machines/booking/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useIdle } from '../../loading/use-idle.ts'
import { StepLink } from '../../steps/StepLink.tsx'
import { FindField } from '../../find/FindField.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { ClinicOption } from './ClinicOption.tsx'
import { useLastClinic } from './use-last-clinic.ts'
import classes from './BookingSteps.module.css'

/**
 * A search, and the first clinics, that of the visitor's last choice before the others, grouped by state if there are
 * several. Who asks the search for this step is led to the first of them, and the field is empty again.
 */
export function LocationStep({ view: { locations, allClinics, serviceName, service }, made, send }: StepProps) {
  const last = useLastClinic()
  useServicesAhead(locations)
  const groups = grouped(locations, last)
  const list = useRef<HTMLUListElement>(null)
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    if (answered > 0) list.current?.querySelector('a')?.focus()
  }, [answered])
  return (
    <>
      {serviceName !== undefined && <p className={classes['called']}>{forService(serviceName)}</p>}
      <FindField
        key={`${serviceName} ${answered}`}
        renderService={({ bookingId, href }, row) =>
          bookingId === null ? (
            <a href={href}>{row}</a>
          ) : bookingId === service ? (
            <p aria-current>{row}</p>
          ) : (
            <StepLink
              href={bookingAddress({ location: anyClinic, service: { id: bookingId } })}
              onFollow={() => send({ type: 'service.pick', service: bookingId })}
            >
              {row}
            </StepLink>
          )
        }
        renderPage={({ href }, row) =>
          href === clinicsFor() ? (
            <StepLink href={href} onFollow={() => setAnswered(answered + 1)}>
              {row}
            </StepLink>
          ) : null
        }
        hasMoreClinics={allClinics !== undefined}
        renderClinic={({ bookingSlug }, _row, place, distance) => {
          const clinic = locations.find(({ slug }) => slug === bookingSlug) ?? place
          return (
            clinic && (
              <ClinicOption
                clinic={clinic}
                service={service}
                isMade={clinic.slug === made.clinic}
                distance={distance}
                onPick={() => send({ type: 'location.pick', location: clinic.slug, place: clinic })}
              />
            )
          )
        }}
      />
      <StepLink
        href={bookingAddress({ location: anyClinic, service: null })}
        onFollow={() => send({ type: 'service.first' })}
        className={classes['first']}
      >
        {serviceFirst}
      </StepLink>
      <ul ref={list} className={classes['groups']} aria-label={clinics}>
        {groups.map(([label, group]) => (
          <li key={label}>
            {groups.length > 1 && <p className={classes['group']}>{label}</p>}
            <ul className={classes['options']}>
              {group.map((clinic) => (
                <li key={clinic.slug}>
                  <ClinicOption
                    clinic={clinic}
                    service={service}
                    isMade={clinic.slug === made.clinic}
                    onPick={() => send({ type: 'location.pick', location: clinic.slug })}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {allClinics && <a href={allClinics.href}>{allClinics.label}</a>}
    </>
  )
}

/** The groups of clinics by their labels: the one chosen last, where it can be booked online, and then the states. */
function grouped(locations: readonly BookingLocation[], last: string | undefined) {
  const chosen = locations.filter(({ slug, books }) => slug === last && books === 'online')
  const others = byState(locations.filter((location) => !chosen.includes(location)))
  return chosen.length > 0 ? [[lastClinic, chosen] as const, ...others] : others
}

/** The states, in the order of the first clinic of each, with their clinics. */
function byState(locations: readonly BookingLocation[]): [state: string, locations: BookingLocation[]][] {
  const groups = new Map<string, BookingLocation[]>()
  for (const location of locations) {
    const letters = location.visit?.address.state ?? ''
    const state = states[letters] ?? letters
    groups.set(state, [...(groups.get(state) ?? []), location])
  }
  return [...groups]
}

/** Fetches the clinics' services once the browser is idle: a finger does not point before it presses. */
function useServicesAhead(clinics: readonly BookingLocation[]): void {
  const { records } = useAdapters()
  const prepare = useCallback(async () => {
    for (const { slug, books } of clinics) if (books === 'online') records.prepare?.(`booking/${slug}`)
  }, [clinics, records])
  useIdle(prepare)
}
