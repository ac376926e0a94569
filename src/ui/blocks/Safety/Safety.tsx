import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import classes from './Safety.module.css'

export type SafetyProps = Omit<Extract<Section, { kind: 'safety' }>, 'kind'> & Frame

/** Safety or privacy: what to know before a visit. */
export function Safety({ title, text, items, split = false, ...frame }: SafetyProps) {
  return (
    <Band {...frame} title={title} intro={text} split={split && items.length > 0} boxed>
      {items.length > 0 && (
        <ul className={classes['list']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Band>
  )
}
