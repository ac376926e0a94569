import { bookAt } from '../../../../content/words/common.ts'
import type { NavigationLink } from '../../../../content/types.ts'
import classes from './BookAt.module.css'

/** The clinics that have a treatment, each a link to its calendar: on a wide screen as the ticks of a ruler. */
export function BookAt({ clinics }: { clinics: readonly NavigationLink[] }) {
  return (
    <div className={classes['clinics']}>
      {bookAt}
      <ul>
        {clinics.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
