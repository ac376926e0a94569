import type { Phone } from '../../content/types.ts'
import { stagingWords } from '../../content/words/staging.ts'
import { CallLink } from '../ui/blocks/CallLink/CallLink.tsx'
import classes from './Shell.module.css'

/** Shown above every page of a test version, so that nobody takes it for the real site. */
export function StagingNotice({ phone }: { phone: Phone }) {
  return (
    <aside aria-label={stagingWords.label} className={classes['staging']}>
      <p>
        {stagingWords.text} <CallLink phone={phone} />.
      </p>
    </aside>
  )
}
