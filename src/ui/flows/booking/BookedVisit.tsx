import { useState, type ReactNode } from 'react'
import * as words from '../../../../content/words/booked.ts'
import { directions, directionsTo as toClinic } from '../../../../content/words/clinic.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { directionsTo } from '../../blocks/ClinicFacts/directions-to.ts'
import { calendarFile, describeStart } from './calendar-file.ts'
import classes from './BookedVisit.module.css'

export interface BookedVisitProps {
  service: BookingService
  /** The moment, with its offset; null where the calendar does not say. */
  start: string | null
  location: BookingLocation | undefined
  /** The way on. */
  another: ReactNode
}

/** What follows from a booked visit: when, where, what to bring, whom to call. Source: docs/decisions/31-booked.md. */
export function BookedVisit({ service, start, location, another }: BookedVisitProps) {
  const { visit } = location ?? {}
  const [now] = useState(() => new Date())
  const isDemonstration = service.iframeUrl.startsWith('/')
  return (
    <div className={classes['booked']}>
      {isDemonstration && <p className={classes['demonstration']}>{words.demonstrationBooked}</p>}
      <dl className={classes['facts']}>
        {start !== null && visit && (
          <Fact name={words.facts.when}>
            {describeStart(start, visit.timeZone)}, {words.clinicTime}
          </Fact>
        )}
        {location && visit && (
          <Fact name={words.facts.where}>
            {location.name}, {visit.address.street}, {visit.address.town}, {visit.address.state} {visit.address.zip}{' '}
            <a href={directionsTo(visit.address)} target="_blank" rel="noopener noreferrer">
              {directions}
              <span className="visually-hidden">{toClinic(location.name)}</span>
            </a>
          </Fact>
        )}
        {service.before && <Fact name={words.facts.arrive}>{service.before.arrive}</Fact>}
        {service.before && <Fact name={words.facts.bring}>{service.before.bring}</Fact>}
        {location && (
          <Fact name={words.facts.change}>
            <CallLink phone={location.phone} />
          </Fact>
        )}
      </dl>
      {location && (
        <p className={classes['actions']}>
          {start !== null && visit && (
            <a
              href={calendarFile({ service: nameOf(service), location, visit, start }, now)}
              download={`${service.id}-${location.slug}.ics`}
            >
              {words.addToCalendar}
            </a>
          )}
          {another}
        </p>
      )}
      <h3 className={classes['below']}>{words.calendarSays}</h3>
    </div>
  )
}

/** The site's own name of a service, or else the calendar's. */
function nameOf({ session, name }: BookingService): string {
  return session?.name ?? name
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
