import type { ReactNode } from 'react'
import classes from './Hero.module.css'

export interface HeroProps {
  eyebrow: string
  title: string
  text: string
  /** The next steps, as ActionLinks. */
  children: ReactNode
  /** Drawn beside the words on a wide screen, below them on a phone. */
  aside?: ReactNode
}

/** The dark scene at the head of a page: what, where, and the next steps. */
export function Hero({ eyebrow, title, text, children, aside }: HeroProps) {
  return (
    <section className={classes['hero']} data-aside={aside !== undefined}>
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <p className={classes['eyebrow']}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={classes['text']}>{text}</p>
          <div className={classes['actions']}>{children}</div>
        </div>
        {aside}
      </div>
    </section>
  )
}
