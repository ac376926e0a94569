import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Checklist.module.css'

export type ChecklistProps = Omit<Extract<Section, { kind: 'checklist' }>, 'kind'> & { surface: Surface }

/** Benefits in short, each with a tick. */
export function Checklist({ items, ...band }: ChecklistProps) {
  return (
    <Band {...band} split>
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  )
}
