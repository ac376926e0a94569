import type { ReactNode } from 'react'
import { inClinic } from '../../../../content/words/blocks.ts'
import { book, call } from '../../../../content/words/common.ts'
import type { FinderEntry } from '../../../../content/types.ts'
import classes from './LocationFinder.module.css'

export interface LocationFinderProps {
  title: string
  entries: readonly FinderEntry[]
  /** A link to the clinics that are not among the entries. */
  children?: ReactNode
}

/** The clinics as one strip, each with links to its page and to its booking. */
export function LocationFinder({ title, entries, children }: LocationFinderProps) {
  return (
    <section id="locations" className={classes['finder']} aria-labelledby="finder-title">
      <h2 id="finder-title" className="visually-hidden">
        {title}
      </h2>
      <ul>
        {entries.map(({ name, place, href, bookingHref, books, phone }) => (
          <li key={href}>
            <a href={href} className={classes['clinic']}>
              <strong>{name}</strong> <span>{place}</span>
            </a>
            {books === 'online' ? (
              <a href={bookingHref} className={classes['book']}>
                {book}
                <span className="visually-hidden">{inClinic(name)}</span>
              </a>
            ) : (
              <a href={`tel:${phone.e164}`} className={classes['book']}>
                {call}
                <span className="visually-hidden"> {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
