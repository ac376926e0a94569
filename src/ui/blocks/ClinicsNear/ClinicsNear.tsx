import type { FinderEntry } from '../../../../content/types.ts'
import { Band } from '../Band/Band.tsx'
import classes from './ClinicsNear.module.css'

export interface ClinicsNearProps {
  title: string
  text: string
  clinics: readonly FinderEntry[]
}

/** The clinics on the map and as a list with their hours. */
export function ClinicsNear({ title, text, clinics }: ClinicsNearProps) {
  return (
    <Band id="clinics" title={title} intro={text} surface="frost" split>
      <ul className={classes['list']}>
        {clinics.map(({ name, href, openLine }) => (
          <li key={href}>
            <a href={href}>{name}</a> <span>{openLine}</span>
          </li>
        ))}
      </ul>
    </Band>
  )
}
