import { contactConsent } from '../../../content/consent.ts'
import { optional } from '../../../content/words/submission.ts'
import classes from './Submission.module.css'

export interface ConsentBoxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean
}

/** Permission to call and text the number in the form: unchecked at first, and never required. */
export function ConsentBox({ isChecked, onChange, isLocked }: ConsentBoxProps) {
  return (
    <label className={classes['consent']}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-disabled={isLocked || undefined}
        onChange={({ currentTarget }) => {
          if (!isLocked) onChange(currentTarget.checked)
        }}
      />
      <span>
        {contactConsent.text} {optional}
      </span>
    </label>
  )
}
