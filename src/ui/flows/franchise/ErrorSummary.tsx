import type { MouseEvent, Ref } from 'react'
import * as words from '../../../../content/words/franchise.ts'
import { fieldId } from './franchise-fields.ts'
import classes from './FranchiseForm.module.css'

export interface ErrorSummaryProps {
  /** Field and message, in the order of the form. */
  errors: readonly (readonly [name: string, message: string])[]
  ref: Ref<HTMLDivElement>
}

/** The remaining errors, with a link to each field; it takes the focus when the form is submitted. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="group" aria-labelledby="inquiry-errors" tabIndex={-1} className={classes['summary']}>
      <h3 id="inquiry-errors">{words.problemCount(errors.length)}</h3>
      <ul>
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus to the field without a new address, which would be one more entry for Back. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
