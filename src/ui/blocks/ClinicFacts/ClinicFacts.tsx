import * as words from '../../../../content/words/clinic.ts'
import { contact, opensNewTab } from '../../../../content/words/common.ts'
import { describeHours } from '../../../../content/hours.ts'
import type { Location } from '../../../../content/types.ts'
import { CallLink } from '../CallLink/CallLink.tsx'
import classes from './ClinicFacts.module.css'
import { OpenState } from './OpenState.tsx'

/** Where a clinic is, when it is open, and how to reach it. */
export function ClinicFacts({ location }: { location: Location }) {
  const { address, hours, phone, externalSite, name } = location
  const written = `${address.street}, ${address.town}, ${address.state} ${address.zip}`
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(written)}`
  return (
    <section className={classes['facts']} aria-label={words.visit(name)}>
      <div className={classes['fact']}>
        <h2>{words.address}</h2>
        <address>
          {address.street}
          <br />
          {address.town}, {address.state} {address.zip}
        </address>
        <a href={directions} target="_blank" rel="noopener noreferrer">
          {words.directions}
          <span className="visually-hidden">{words.directionsTo(name)}</span>
        </a>
      </div>
      <div className={classes['fact']}>
        <h2>{words.hours}</h2>
        <p className={classes['state']}>
          <OpenState location={location} />
        </p>
        <dl className={classes['hours']}>
          {describeHours(hours).map((line) => (
            <div key={line.days}>
              <dt>{line.days}</dt>
              <dd>{line.hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes['fact']}>
        <h2>{contact}</h2>
        <p>
          <CallLink phone={phone} />
        </p>
        <a href={externalSite} target="_blank" rel="noopener noreferrer">
          {words.website}
          <span className="visually-hidden"> {opensNewTab}</span>
        </a>
      </div>
    </section>
  )
}
