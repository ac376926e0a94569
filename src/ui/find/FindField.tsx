import { useCallback, useId, useState, type ReactNode } from 'react'
import type { FoundPage } from '../../../content/find/pages.ts'
import * as words from '../../../content/words/find.ts'
import type { BookingLocation, FoundClinic, FoundService } from '../../../content/types.ts'
import { inTime } from '../../adapters/in-time.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'
import classes from './FindField.module.css'
import { useTyped } from './use-typed.ts'

export interface FindFieldProps {
  /** Draws a service that was found; by default a link to its booking or page. */
  renderService?: (service: FoundService, row: ReactNode) => ReactNode
  /**
   * Draws a clinic that was found; by default a link to its page. `place` is known of one that is not among the first,
   * `distance` of one that is near a ZIP code or a town.
   */
  renderClinic?: (clinic: FoundClinic, row: ReactNode, place?: BookingLocation, distance?: string) => ReactNode
  /** Draws a page that was found otherwise than as a link to it; null where that is right. */
  renderPage?: (page: FoundPage, row: ReactNode) => ReactNode
  /** There are more clinics than the first: their names are searched too. */
  hasMoreClinics?: boolean
}

/**
 * Finds services, wishes and clinics by the visitor's own words. What answers is fetched once the visitor turns to the
 * field; sent before that, it leads to the page of everything that can be found. Without JavaScript it is hidden.
 */
export function FindField(drawn: FindFieldProps) {
  const [hasFailed, setFailed] = useState(false)
  const [found, load] = useLazyPart(fetchResults)
  const turn = useCallback(() => void inTime(load()).catch(() => setFailed(true)), [load])
  const [field, text, setText] = useTyped(turn)
  const id = useId()
  return (
    <div role="search" className={classes['find']}>
      <form action="/find" onSubmit={(event) => found && event.preventDefault()}>
        <label htmlFor={id}>{words.label}</label>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          placeholder={words.placeholder}
          value={text}
          onFocus={turn}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      {hasFailed && !found && (
        <p role="alert">
          <a href="/find">{words.failed()}</a>
        </p>
      )}
      {found && <found.FindResults text={text} {...drawn} />}
    </div>
  )
}

function fetchResults() {
  return import('./FindResults.tsx')
}
