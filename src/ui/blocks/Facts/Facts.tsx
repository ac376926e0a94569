import type { ReactNode } from 'react'
import type { Fact } from '../../../../content/types.ts'
import classes from './Facts.module.css'

export interface FactsProps {
  facts: readonly Fact[]
  /** Drawn below them. */
  children?: ReactNode
}

/** Up to three figures, large, with what each counts below it. */
export function Facts({ facts, children }: FactsProps) {
  return (
    <div className={classes['foot']}>
      <dl className={classes['facts']}>
        {facts.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
