import type { Ref } from 'react'
import classes from './Submission.module.css'

/** A field that people cannot reach by sight, screen reader, Tab or autofill: whatever fills it in is a machine. */
export function Decoy({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div inert aria-hidden className={classes['decoy']}>
      <input
        ref={ref}
        type="text"
        name="homepage_link"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
