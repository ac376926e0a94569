import * as words from '../../../../content/words/blocks.ts'
import type { Section, Testimonial } from '../../../../content/types.ts'
import { Band, type Frame } from '../Band/Band.tsx'
import { Stars } from '../Stars/Stars.tsx'
import classes from './Testimonials.module.css'

export type TestimonialsProps = Omit<Extract<Section, { kind: 'testimonials' }>, 'kind'> & Frame

/** What guests say: one quotation, with the others folded under a title. */
export function Testimonials({ items, ...band }: TestimonialsProps) {
  const [first, ...others] = items
  return (
    <Band {...band}>
      <div className={classes['quotes']}>
        {first && <Quote {...first} />}
        {others.length > 0 && (
          <details>
            <summary>{words.moreQuotes(others.length)}</summary>
            {others.map((quote) => (
              <Quote key={`${quote.name} ${quote.text}`} {...quote} />
            ))}
          </details>
        )}
      </div>
    </Band>
  )
}

function Quote({ name, text, rating, result }: Testimonial) {
  return (
    <figure>
      <Stars stars={rating} label={words.rating(rating)} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <span>{name}</span> {result !== undefined && <span className={classes['result']}>{result}</span>}
      </figcaption>
    </figure>
  )
}
