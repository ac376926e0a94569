import { useId } from 'react'
import type { Section } from '../../../../content/types.ts'
import type { Frame } from '../Band/Band.tsx'
import classes from './Warning.module.css'

export type WarningProps = Omit<Extract<Section, { kind: 'warning' }>, 'kind'> & Pick<Frame, 'surface'>

/** Medical information in a box, as on a prescription's leaflet. */
export function Warning({ title, text, surface }: WarningProps) {
  const titleId = useId()
  return (
    <div className={classes['band']} data-surface={surface}>
      <div className={classes['box']} role="note" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  )
}
