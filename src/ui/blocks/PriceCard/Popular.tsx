import { mostPopular } from '../../../../content/words/blocks.ts'
import classes from './Popular.module.css'

/** Sits on the top edge of what is chosen most. */
export function Popular() {
  return <p className={classes['popular']}>{mostPopular}</p>
}
