import { useId } from 'react'
import type { Section } from '../../../../content/types.ts'
import type { Frame } from '../Band/Band.tsx'
import classes from './Warning.module.css'

export type WarningProps = Omit<Extract<Section, { kind: 'warning' }>, 'kind'> & Frame

/** Medical information in a box, as on a prescription's leaflet. */
export function Warning({ title, text, surface, part }: WarningProps) {
  const titleId = useId()
  const box = (
    <div className={classes['box']} data-part={part} role="note" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
    </div>
  )
  if (part) return box
  return (
    <div className={classes['band']} data-surface={surface}>
      {box}
    </div>
  )
}
