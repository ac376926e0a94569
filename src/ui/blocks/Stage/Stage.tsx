import type { ReactNode } from 'react'
import type { Climate, Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import classes from './Stage.module.css'

export interface StageProps {
  climate: Climate
  eyebrow: string
  title: string
  text: string
  /** The page's actions. */
  children: ReactNode
  picture: PictureRecord | null
  /** The main element of the page: it has most of the room, with the words beside it. */
  stage: ReactNode
  /** One of the actions starts the flow, so the actions come before the stage's content. */
  leadsWithActions?: boolean
}

/**
 * The head of a page that is about one question, one calendar or one button: that is the hero, and the words lead up to
 * it.
 */
export function Stage({
  climate,
  eyebrow,
  title,
  text,
  children,
  picture,
  stage,
  leadsWithActions = false,
}: StageProps) {
  const actions = <div className={classes['actions']}>{children}</div>
  return (
    <section
      className={classes['stage']}
      data-scene
      data-hero={climate}
      data-climate={climate}
      data-leads={leadsWithActions}
    >
      <div className={classes['inner']}>
        <div className={classes['title']}>
          <p className={classes['eyebrow']}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={classes['text']}>{text}</p>
        </div>
        {leadsWithActions && actions}
        <div className={classes['main']}>{stage}</div>
        {!leadsWithActions && actions}
        {picture && <Picture picture={picture} sizes="400px" className={classes['picture']} />}
      </div>
      {/* Nothing is drawn before this is there: decision 48. */}
      <span id="drawn" />
    </section>
  )
}
