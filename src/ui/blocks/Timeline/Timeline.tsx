import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import classes from './Timeline.module.css'

export type TimelineProps = Omit<Extract<Section, { kind: 'timeline' }>, 'kind'> & Frame

/** What happens when, along a line: across a wide screen in a row of its own, otherwise down the page. */
export function Timeline({ phases, ...band }: TimelineProps) {
  return (
    <Band {...band}>
      <ol className={classes['line']} data-across={!band.part || undefined}>
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
