import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Safety.module.css'

export type SafetyProps = Omit<Extract<Section, { kind: 'safety' }>, 'kind'> & { surface: Surface }

/** Safety or privacy: what to know before a visit. */
export function Safety({ title, text, items, surface }: SafetyProps) {
  return (
    <Band title={title} intro={text} surface={surface} split={items.length > 0}>
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
