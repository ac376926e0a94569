import * as words from '../../../../content/words/booking-choices.ts'
import { services as servicesLabel } from '../../../../content/words/common.ts'
import type { Climate, ListedService } from '../../../../content/types.ts'
import { anyClinic, bookingAddress, type BookingEvent } from '../../../../machines/booking/index.ts'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import { StepLink } from '../../steps/StepLink.tsx'
import classes from './BookingSteps.module.css'

export interface ServiceOptionsProps {
  services: readonly ListedService[]
  /** The clinic's booking list; null where the service comes first. */
  location: string | null
  /** The id of the service that was chosen earlier. */
  made: string | undefined
  send: (event: BookingEvent) => void
}

const climates: readonly (Climate | undefined)[] = ['cold', 'pressure', 'within', 'warm', undefined]

/** The services to choose from, grouped by climate; those without a known climate come last. */
export function ServiceOptions({ services, location, made, send }: ServiceOptionsProps) {
  return (
    <ul className={classes['groups']} aria-label={servicesLabel}>
      {climates.map((climate) => {
        const group = services.filter(({ session }) => session?.climate === climate)
        if (group.length === 0) return null
        return (
          <li key={climate ?? ''}>
            {climate && <p className={classes['group']}>{words.climates[climate]}</p>}
            <ul className={classes['options']}>
              {group.map((service) => (
                <li key={service.id}>
                  <StepLink
                    href={bookingAddress({ location: location ?? anyClinic, service })}
                    onFollow={() => send({ type: 'service.pick', service: service.id })}
                    className={classes['option']}
                    isCurrent={service.id === made}
                  >
                    <ServiceRow service={service} isMade={service.id === made} />
                  </StepLink>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function ServiceRow({ service: { name, description, session }, isMade }: { service: ListedService; isMade: boolean }) {
  return (
    <>
      {session?.picture && <Picture picture={session.picture} sizes="64px" className={classes['picture']} />}
      <span className={classes['words']}>
        <strong>{session?.name ?? name}</strong>{' '}
        {session && session.name !== name && (
          <span className={classes['called']}>
            <span className="visually-hidden">{words.inCalendar}</span> {name}
          </span>
        )}{' '}
        {session && (
          <span className={classes['figures']}>{[session.duration, session.price].filter(Boolean).join(' · ')} </span>
        )}{' '}
        <span>{description}</span>{' '}
        {session?.consultationFirst && <span className={classes['made']}>{words.consultationFirst}</span>}{' '}
        {isMade && <span className={classes['made']}>{words.chosenBefore}</span>}
      </span>
    </>
  )
}
