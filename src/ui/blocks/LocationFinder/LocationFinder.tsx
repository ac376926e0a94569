import type { ReactNode } from 'react'
import { inClinic } from '../../../../content/words/blocks.ts'
import { book, call } from '../../../../content/words/common.ts'
import type { FinderEntry } from '../../../../content/types.ts'
import classes from './LocationFinder.module.css'

export interface LocationFinderProps {
  title: string
  text: string
  entries: readonly FinderEntry[]
  /** The way to the clinics that are not among the entries. */
  children?: ReactNode
}

/** The clinics, each one step from its page and from its booking. */
export function LocationFinder({ title, text, entries, children }: LocationFinderProps) {
  return (
    <section id="locations" className={classes['finder']} aria-labelledby="finder-title">
      <header className={classes['title']}>
        <h2 id="finder-title">{title}</h2>
        <p>{text}</p>
      </header>
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
