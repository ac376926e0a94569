import { rating } from '../../../../content/words/blocks.ts'
import { guestsSay } from '../../../../content/words/clinic.ts'
import type { Review } from '../../../../content/types.ts'
import classes from './Quotations.module.css'

/** A few quotations, large, side by side. */
export function Quotations({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section className={classes['quotations']} data-scene>
      <h2 className="visually-hidden">{guestsSay}</h2>
      <ul>
        {reviews.map(({ name, location, text, rating: outOfTen }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {name}, {location} · {rating(outOfTen / 2)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
