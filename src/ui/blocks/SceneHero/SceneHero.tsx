import type { Picture as PictureRecord } from '../../../../content/types.ts'
import { Hero, type HeroProps } from '../Hero/Hero.tsx'
import { Picture } from '../Picture/Picture.tsx'
import classes from './SceneHero.module.css'

export interface SceneHeroProps extends Omit<HeroProps, 'picture' | 'scene'> {
  picture: PictureRecord
}

/** A hero whose picture is the scene itself: behind the words, what stands beside them elsewhere is a row below. */
export function SceneHero({ picture, ...hero }: SceneHeroProps) {
  return (
    <div className={classes['stage']}>
      <Hero {...hero} scene={<Picture picture={picture} sizes="100vw" place="head" className={classes['scene']} />} />
    </div>
  )
}
