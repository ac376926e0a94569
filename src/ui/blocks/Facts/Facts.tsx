import type { Fact } from '../../../../content/types.ts'
import classes from './Facts.module.css'

/** Up to three figures, large, with what each counts below it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
