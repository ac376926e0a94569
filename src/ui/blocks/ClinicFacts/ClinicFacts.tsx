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
    <section className={classes['facts']} aria-label={`Visit ${name}`}>
      <div className={classes['fact']}>
        <h2>Address</h2>
        <address>
          {address.street}
          <br />
          {address.town}, {address.state} {address.zip}
        </address>
        <a href={directions} target="_blank" rel="noopener noreferrer">
          Get directions<span className="visually-hidden"> to {name} (opens in a new tab)</span>
        </a>
      </div>
      <div className={classes['fact']}>
        <div className={classes['title']}>
          <h2>Hours</h2>
          <span className={classes['badge']}>Open Today</span>
        </div>
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
        <h2>Contact</h2>
        <p>
          <CallLink phone={phone} />
        </p>
        <a href={externalSite} target="_blank" rel="noopener noreferrer">
          The clinic’s own website<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </div>
    </section>
  )
}
