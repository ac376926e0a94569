import type { ReactNode } from 'react'
import type { Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import classes from './Hero.module.css'

export interface HeroProps {
  eyebrow: string
  title: string
  text: string
  /** The next steps, as ActionLinks. */
  children: ReactNode
  /** Drawn beside the words on a wide screen, below them on a phone or where there is a scene. */
  aside?: ReactNode
  /** Stands beside the words; below them on a phone. */
  picture?: PictureRecord | null
  /** Stands behind the words, or below them on a phone. */
  scene?: ReactNode
}

/** The dark scene at the head of a page: what, where, and the next steps. */
export function Hero({ eyebrow, title, text, children, aside, picture, scene }: HeroProps) {
  return (
    <section className={classes['hero']} data-aside={!scene && Boolean(aside ?? picture)}>
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <p className={classes['eyebrow']}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={classes['text']}>{text}</p>
          <div className={classes['actions']}>{children}</div>
        </div>
        {scene}
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 960px) 480px, calc(100vw - 40px)"
            place="head"
            className={classes['picture']}
          />
        )}
        {aside}
      </div>
    </section>
  )
}
