import * as words from '../../../../content/words/clinic.ts'
import { opensNewTab } from '../../../../content/words/common.ts'
import { describeHoursInline } from '../../../../content/hours.ts'
import type { Location } from '../../../../content/types.ts'
import { CallLink } from '../CallLink/CallLink.tsx'
import { Stats } from '../Stats/Stats.tsx'
import classes from './ClinicFacts.module.css'
import { ClinicWeek } from './ClinicWeek.tsx'
import { directionsTo } from './directions-to.ts'
import { OpenState } from './OpenState.tsx'

/** Where a clinic is and how to reach it, when it is open, and its four figures. */
export function ClinicFacts({ location }: { location: Location }) {
  const { address, hours, phone, externalSite, name, stats } = location
  return (
    <section className={classes['facts']} aria-labelledby="visit">
      <h2 id="visit">{words.visit(name)}</h2>
      <div className={classes['find']}>
        <h3>{words.address}</h3>
        <address>
          {address.street}
          <br />
          {address.town}, {address.state} {address.zip}
        </address>
        <a href={directionsTo(address)} target="_blank" rel="noopener noreferrer">
          {words.directions}
          <span className="visually-hidden">{words.directionsTo(name)}</span>
        </a>
        <CallLink phone={phone} />
        <a href={externalSite} target="_blank" rel="noopener noreferrer">
          {words.website}
          <span className="visually-hidden"> {opensNewTab}</span>
        </a>
      </div>
      <div>
        <h3>{words.hours}</h3>
        <p>
          <OpenState location={location} />
        </p>
        <ClinicWeek location={location} />
        <p className={classes['hours']}>{describeHoursInline(hours)}</p>
      </div>
      <div>
        <h3>{words.guestsSay}</h3>
        <Stats stats={stats} />
      </div>
    </section>
  )
}
