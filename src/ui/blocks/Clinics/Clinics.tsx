import type { AllClinics, ClinicEntry, Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CallLink } from '../CallLink/CallLink.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import classes from './Clinics.module.css'

export type ClinicsProps = Omit<Extract<Section, { kind: 'clinics' }>, 'kind'> & {
  clinics: readonly ClinicEntry[]
  allClinics: AllClinics | undefined
  surface: Surface
}

/** The clinics: address, hours, phone, and a link to the page of each. */
export function Clinics({ clinics, allClinics, ...band }: ClinicsProps) {
  return (
    <Band {...band}>
      <CardGrid>
        {clinics.map((clinic) => (
          <li key={clinic.href} className={classes['card']}>
            <Clinic {...clinic} />
          </li>
        ))}
      </CardGrid>
      {allClinics && (
        <p className={classes['all']}>
          <a href={allClinics.href}>{allClinics.label}</a>
        </p>
      )}
    </Band>
  )
}

function Clinic({ name, place, href, address, phone, hours }: ClinicEntry) {
  return (
    <>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p className={classes['place']}>{place}</p>
      <address>
        {address.street}
        <br />
        {address.town}, {address.state} {address.zip}
      </address>
      <p className={classes['hours']}>
        {hours.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <p className={classes['phone']}>
        <CallLink phone={phone} />
      </p>
    </>
  )
}
