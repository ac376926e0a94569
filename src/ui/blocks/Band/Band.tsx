import type { ReactNode } from 'react'
import type { Climate } from '../../../../content/types.ts'
import classes from './Band.module.css'

export type Surface = 'white' | 'frost' | 'ice'

export interface BandProps {
  /** For links to this section. */
  id?: string
  title: string
  intro?: string
  surface: Surface
  /** Its own climate, where that differs from the page's. */
  climate?: Climate
  /** The content stands beside the heading on a wide screen, instead of below it. */
  split?: boolean
  /** Stands below the introduction, beside the content where that is split. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a page: its surface across the window, its heading, and what belongs to it. */
export function Band({ id, title, intro = '', surface, climate, split = false, aside, children }: BandProps) {
  return (
    <section id={id} className={classes['band']} data-surface={surface} data-climate={climate}>
      <div className={classes['inner']} data-split={split}>
        <div className={classes['heading']}>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
