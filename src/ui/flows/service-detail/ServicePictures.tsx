import { inShort } from '../../../../content/words/service-detail.ts'
import type { GridCard } from '../../../../content/types.ts'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import type { CardLink } from './ServicesGrid.tsx'
import classes from './ServicePictures.module.css'

export interface ServicePicturesProps {
  cards: readonly GridCard[]
  pictured: readonly string[]
  linkOf: CardLink
}

/** Tall on a phone's strip and in a row of four; in two columns, in between, each picture is whole. */
const tall = { media: '(max-width: 719px), (min-width: 1120px)', sizes: '(max-width: 719px) 160px, 25vw' }

/** A few services as large pictures side by side; on a phone as a strip that scrolls sideways. */
export function ServicePictures({ cards, pictured, linkOf }: ServicePicturesProps) {
  const shown = pictured.flatMap((slug) => cards.filter((card) => card.slug === slug))
  if (shown.length === 0) return null
  return (
    <div className={classes['strip']}>
      {shown.map((card) => (
        <a key={card.slug} {...linkOf(card)} className={classes['card']} data-climate={card.climate}>
          {card.picture && <Picture picture={card.picture} sizes="50vw" tall={tall} />}
          <span>{inShort(card.duration)} </span>
          <strong>{card.title}</strong>
        </a>
      ))}
    </div>
  )
}
