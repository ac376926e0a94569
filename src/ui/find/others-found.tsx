import { pageCount, pagesFound } from '../../../content/words/found-pages.ts'
import classes from './FindResults.module.css'
import type { OtherFound } from './FindResults.tsx'
import { nearFound, type NearAsked } from './near-found.tsx'
import { pagesFor } from './pages-for.ts'

export interface Asked extends NearAsked {
  isFiller: (word: string) => boolean
}

/** What answers words that the index does not know: the pages that they ask for, or clinics; null where neither does. */
export function othersFound({ isFiller, ...asked }: Asked): OtherFound | null {
  const pages = pagesFor(asked.text, isFiller)
  if (pages.length === 0) return nearFound(asked)
  return {
    said: <p className="visually-hidden">{pageCount(pages.length)}</p>,
    shown: (
      <ul aria-label={pagesFound} className={classes['found']}>
        {pages.map(({ href, label, note }) => (
          <li key={href}>
            <a href={href}>
              <strong>{label}</strong> <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
  }
}
