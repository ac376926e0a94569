import { useCallback, type ReactNode } from 'react'
import { findClinic } from '../../../content/words/common.ts'
import type { AllClinics, ListedClinic } from '../../../content/types.ts'
import { useTyped } from '../find/use-typed.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'
import classes from './ClinicSearch.module.css'

export interface ClinicSearchProps {
  /** Undefined on the page that lists them all. */
  all?: AllClinics | undefined
  /** Draws a clinic that was found; by default a link to its page. */
  renderClinic?: (clinic: ListedClinic) => ReactNode
  /** Finds by ZIP code or town too, and asks for it in these words. */
  near?: string | undefined
}

/**
 * Finds any clinic by its name, where there are more than the first, or those near a place. What it needs is fetched
 * once the visitor turns to the field; the list of all clinics needs no JavaScript.
 */
export function ClinicSearch({ all, ...asked }: ClinicSearchProps) {
  const [search, load] = useLazyPart(fetchResults)
  const turn = useCallback(() => void load().catch(() => undefined), [load])
  const [field, words, setWords] = useTyped(turn)
  return (
    <form
      action={all?.href ?? '/find'}
      className={classes['search']}
      onSubmit={(event) => search && event.preventDefault()}
    >
      <label>
        {asked.near ?? findClinic}
        <input
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          value={words}
          onFocus={turn}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {search && <search.ClinicResults words={words} {...asked} />}
      {all && <a href={all.href}>{all.label}</a>}
    </form>
  )
}

function fetchResults() {
  return import('./ClinicResults.tsx')
}
