import type { FinderEntry } from '../../../../content/types.ts'
import { ClinicMap } from '../ClinicMap/ClinicMap.tsx'
import classes from './ClinicsNear.module.css'

export interface ClinicsNearProps {
  title: string
  text: string
  clinics: readonly FinderEntry[]
}

/** The clinics on the map, and as a list with their hours if there is room beside it. */
export function ClinicsNear({ title, text, clinics }: ClinicsNearProps) {
  return (
    <section id="clinics" data-scene data-climate="cold" aria-labelledby="clinics-title">
      <div className={classes['inner']}>
        <div>
          <h2 id="clinics-title">{title}</h2>
          <p>{text}</p>
          <ul className={classes['list']}>
            {clinics.map(({ name, href, openLine }) => (
              <li key={href}>
                <a href={href}>{name}</a> <span>{openLine}</span>
              </li>
            ))}
          </ul>
        </div>
        <ClinicMap clinics={clinics} bleeds />
      </div>
    </section>
  )
}
