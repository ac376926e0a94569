import * as words from '../../../../content/words/blocks.ts'
import type { Section } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import { Stars } from '../Stars/Stars.tsx'
import classes from './Testimonials.module.css'

export type TestimonialsProps = Omit<Extract<Section, { kind: 'testimonials' }>, 'kind'> & Frame

/** What guests say: one quotation large, the others small below it; each with its rating and, if any, the result. */
export function Testimonials({ items, ...band }: TestimonialsProps) {
  return (
    <Band {...band}>
      <ul className={classes['quotes']}>
        {items.map(({ name, text, rating, result }) => (
          <li key={`${name} ${text}`}>
            <figure>
              <Stars stars={rating} label={words.rating(rating)} />
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <span>{name}</span> {result !== undefined && <span className={classes['result']}>{result}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}
