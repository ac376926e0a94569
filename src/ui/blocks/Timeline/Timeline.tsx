import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Timeline.module.css'

export type TimelineProps = Omit<Extract<Section, { kind: 'timeline' }>, 'kind'> & { surface: Surface }

/** What happens when, along a line: down the page on a phone, across it on a wide screen. */
export function Timeline({ phases, ...band }: TimelineProps) {
  return (
    <Band {...band}>
      <ol className={classes['line']}>
        {phases.map(({ label, title, text }) => (
          <li key={`${label} ${title}`}>
            <p className={classes['label']}>{label}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
