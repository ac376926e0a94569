import type { ReactNode } from 'react'
import type { Climate, Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import classes from './Hero.module.css'

export interface HeroProps {
  /** The page's climate: header, surfaces and accents follow it. */
  climate: Climate
  eyebrow: ReactNode
  title: string
  text?: string
  /** The next steps, as ActionLinks. */
  children?: ReactNode
  /** Behind the words from edge to edge; on a phone below the next steps. */
  picture?: PictureRecord | null
  /** Beside the words on a wide screen, below them on a phone. */
  aside?: ReactNode
  /** A strip on the foot of the scene, as wide as the page. */
  foot?: ReactNode
  /** Leaves room on the first screen for the content below it. */
  isShort?: boolean
}

/** The scene at the head of a page, with the title and the next steps. The header lies on it. */
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
        {children && <div className={classes['actions']}>{children}</div>}
        {aside}
        {picture && (
          <Picture
            picture={picture}
            sizes="(max-width: 719px) 66vw, 100vw"
            place="head"
            className={classes['picture']}
          />
        )}
      </div>
      {foot && <div className={classes['foot']}>{foot}</div>}
      {/* Nothing is drawn before this is there: decision 48. */}
      <span id="drawn" />
    </section>
  )
}
