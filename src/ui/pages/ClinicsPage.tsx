import type { ClinicList } from '../../../content/types.ts'
import { ClinicSearch } from '../ClinicSearch/ClinicSearch.tsx'
import classes from './ClinicsPage.module.css'

/** Every clinic by its name and place. */
export function ClinicsPage({ title, clinics }: ClinicList) {
  return (
    <section className={classes['page']}>
      <h1>{title}</h1>
      <ClinicSearch />
      <ul className={classes['clinics']}>
        {clinics.map(({ name, slug, booking }) => (
          <li key={slug}>
            <a href={`/locations/${slug}`}>{name}</a> <span>{booking.place}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
