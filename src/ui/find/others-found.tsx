import { crisisWord, isCrisis } from '../../../content/find/crisis.ts'
import { pageCount, pagesFound } from '../../../content/words/found-pages.ts'
import type { FindFieldProps } from './FindField.tsx'
import classes from './FindResults.module.css'
import type { OtherFound } from './FindResults.tsx'
import { nearFound, type NearAsked } from './near-found.tsx'
import { pagesFor } from './pages-for.ts'

export interface Asked extends NearAsked, Pick<FindFieldProps, 'renderPage'> {
  isFiller: (word: string) => boolean
}

/** What to search for in place of what somebody in danger typed; null where nobody is. */
export function meantBy(text: string): string | null {
  return isCrisis(text) ? crisisWord : null
}

/** What answers words that the index does not know: the pages that they ask for, or clinics; null where neither does. */
export function othersFound({ isFiller, renderPage = () => null, ...asked }: Asked): OtherFound | null {
  const pages = pagesFor(asked.text, isFiller)
  if (pages.length === 0) return nearFound(asked)
  return {
    said: <p className="visually-hidden">{pageCount(pages.length)}</p>,
    shown: (
      <ul aria-label={pagesFound} className={classes['found']}>
        {pages.map((page) => {
          const row = (
            <>
              <strong>{page.label}</strong> <span>{page.note}</span>
            </>
          )
          return <li key={page.href}>{renderPage(page, row) ?? <a href={page.href}>{row}</a>}</li>
        })}
      </ul>
    ),
  }
}
