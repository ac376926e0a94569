import type { ReactNode } from 'react'
import type { Climate } from '../../../../content/types.ts'
import classes from './Band.module.css'

export type Surface = 'white' | 'frost' | 'ice' | 'light' | 'scene'

/** How a section is placed on its page. */
export interface Frame {
  surface: Surface
  /** On a wide screen the content is beside the heading instead of below it. */
  split?: boolean
  /** Set for each of two sections in one band, which paints their surface. */
  part?: 'main' | 'aside' | undefined
  /** Its texts are folded and open at a press on their titles. */
  folds?: boolean | undefined
}

export interface BandProps extends Frame {
  /** For links to this section. */
  id?: string
  title: string
  intro?: string
  /** Its own climate, if it differs from the page's. */
  climate?: Climate
  /** Shown below the introduction, beside the content where the section is split. */
  aside?: ReactNode
  /** Draws a border around the part. */
  boxed?: boolean
  children?: ReactNode
}

/** A section of a page: its surface across the window, its heading, and what belongs to it. */
export function Band({
  id,
  title,
  intro = '',
  surface,
  climate,
  split = false,
  part,
  aside,
  boxed,
  children,
}: BandProps) {
  const heading = (
    <div className={classes['heading']}>
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
      {aside}
    </div>
  )
  if (part)
    return (
      <section id={id} className={classes['part']} data-part={part} data-boxed={boxed || undefined}>
        {heading}
        {children}
      </section>
    )
  return (
    <section
      id={id}
      className={classes['band']}
      data-surface={surface}
      data-scene={surface === 'scene' || undefined}
      data-climate={climate}
    >
      <div className={classes['inner']} data-split={split}>
        {heading}
        {children}
      </div>
    </section>
  )
}

export interface PairProps {
  surface: Surface
  /** On which side of a wide screen the smaller one stands. */
  aside: 'start' | 'end'
  /** Two sections, as parts. */
  children: ReactNode
}

/** Two sections beside each other on one surface; below each other where there is no room. */
export function Pair({ surface, aside, children }: PairProps) {
  return (
    <div className={classes['band']} data-surface={surface} data-scene={surface === 'scene' || undefined}>
      <div className={classes['inner']} data-aside={aside}>
        {children}
      </div>
    </div>
  )
}
