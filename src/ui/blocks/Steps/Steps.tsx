import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import classes from './Steps.module.css'

export type StepsProps = Omit<Extract<Section, { kind: 'steps' }>, 'kind'> & { surface: Surface }

/** How it works, numbered. */
export function Steps({ steps, ...band }: StepsProps) {
  return (
    <Band {...band}>
      <CardGrid ordered>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes['step']}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
