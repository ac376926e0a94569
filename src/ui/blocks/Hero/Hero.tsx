import type { ReactNode } from 'react'
import type { Climate, Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import classes from './Hero.module.css'

export interface HeroProps {
  /** Of the page: header, surfaces and accents follow it. */
  climate: Climate
  eyebrow: ReactNode
  title: string
  text?: string
  /** The next steps, as ActionLinks. */
  children?: ReactNode
  /** Lies behind the words from edge to edge; between words and steps on a phone. */
  picture?: PictureRecord | null
  /** Stands beside the words on a wide screen, below them on a phone. */
  aside?: ReactNode
  /** A strip on the foot of the scene, as wide as the page. */
  foot?: ReactNode
  /** Leaves room on the first screen for what follows. */
  isShort?: boolean
}

/** The scene at the head of a page: what, where, and the next steps. The header lies on it. */
export function Hero({ climate, eyebrow, title, text, children, picture, aside, foot, isShort }: HeroProps) {
  return (
    <section
      className={classes['hero']}
      data-scene
      data-hero={climate}
      data-climate={climate}
      data-aside={Boolean(aside)}
      data-short={isShort}
    >
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <p className={classes['eyebrow']}>{eyebrow}</p>
          <h1>{title}</h1>
          {text && <p className={classes['text']}>{text}</p>}
        </div>
        {picture && <Picture picture={picture} sizes="100vw" place="head" className={classes['picture']} />}
        {children && <div className={classes['actions']}>{children}</div>}
        {aside}
      </div>
      {foot && <div className={classes['foot']}>{foot}</div>}
    </section>
  )
}
