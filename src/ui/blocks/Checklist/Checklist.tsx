import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import classes from './Checklist.module.css'

export type ChecklistProps = Omit<Extract<Section, { kind: 'checklist' }>, 'kind'> & Frame

/** Benefits in short, each with a tick. */
export function Checklist({ items, ...band }: ChecklistProps) {
  return (
    <Band {...band}>
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  )
}
