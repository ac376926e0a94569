import type { Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from '../Picture/Picture.tsx'
import classes from './Room.module.css'

export interface RoomProps {
  title: string
  text: string
  /** From edge to edge of its half; without one the words stand alone. */
  picture: PictureRecord | null
}

/** A picture of a clinic's room with a few words. */
export function Room({ title, text, picture }: RoomProps) {
  return (
    <section className={classes['room']} data-pictured={picture !== null}>
      {picture && <Picture picture={picture} sizes="(min-width: 960px) 58vw, 100vw" className={classes['picture']} />}
      <div className={classes['words']}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
