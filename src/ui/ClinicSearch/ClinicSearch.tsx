import { useState, type ReactNode } from 'react'
import { findClinic } from '../../../content/words/common.ts'
import type { AllClinics, ListedClinic } from '../../../content/types.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'
import classes from './ClinicSearch.module.css'

export interface ClinicSearchProps {
  /** Undefined on the page that lists them all. */
  all?: AllClinics
  /** Draws a clinic that was found; by default a link to its page. */
  renderClinic?: (clinic: ListedClinic) => ReactNode
}

/**
 * Shown below the first clinics if there are more: finds any clinic by its name. The names are fetched once the visitor
 * turns to the field; the list of all clinics needs no JavaScript.
 */
export function ClinicSearch({ all, renderClinic }: ClinicSearchProps) {
  const [words, setWords] = useState('')
  const [search, load] = useLazyPart(fetchResults)
  return (
    <form action="/locations/all" className={classes['search']} onSubmit={(event) => search && event.preventDefault()}>
      <label>
        {findClinic}
        <input
          type="search"
          autoComplete="off"
          onFocus={() => load().catch(() => undefined)}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {search && <search.ClinicResults words={words} renderClinic={renderClinic} />}
      {all && <a href={all.href}>{all.label}</a>}
    </form>
  )
}

function fetchResults() {
  return import('./ClinicResults.tsx')
}
