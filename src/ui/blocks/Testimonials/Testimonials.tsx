import * as words from '../../../../content/words/blocks.ts'
import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Stars } from '../Stars/Stars.tsx'
import classes from './Testimonials.module.css'

export type TestimonialsProps = Omit<Extract<Section, { kind: 'testimonials' }>, 'kind'> & { surface: Surface }

/** What guests say, with their rating and, where they name one, the result. */
export function Testimonials({ items, ...band }: TestimonialsProps) {
  return (
    <Band {...band}>
      <CardGrid wide>
        {items.map(({ name, text, rating, result }) => (
          <li key={`${name} ${text}`} className={classes['card']}>
            <figure>
              <Stars stars={rating} label={words.rating(rating)} />
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <span className={classes['name']}>{name}</span>{' '}
                {result !== undefined && <span className={classes['result']}>{result}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
