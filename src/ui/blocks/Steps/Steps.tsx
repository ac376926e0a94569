import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import classes from './Steps.module.css'

export type StepsProps = Omit<Extract<Section, { kind: 'steps' }>, 'kind'> & Frame

/** How it works, numbered: columns where there is the width of a page, else rows. */
export function Steps({ steps, ...band }: StepsProps) {
  return (
    <Band {...band}>
      <ol className={classes['steps']} data-columns={band.part || band.split ? undefined : steps.length}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
