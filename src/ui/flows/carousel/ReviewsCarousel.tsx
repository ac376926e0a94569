import { useEffect, useRef, useState, type ComponentType } from 'react'
import { reviewButtons } from '../../../../content/words/parts.ts'
import * as words from '../../../../content/words/reviews.ts'
import type { ReviewsContent } from '../../../../content/types.ts'
import { starsOf } from '../../../../machines/carousel/carousel.stars.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { fillStars } from '../../blocks/Stars/fill-stars.ts'
import { Stars } from '../../blocks/Stars/Stars.tsx'
import type { CarouselControlsProps } from './CarouselControls.tsx'
import classes from './ReviewsCarousel.module.css'

export interface ReviewsCarouselProps extends ReviewsContent {
  /** The section's id, by which an address can point to it. */
  id: string
}

interface Live {
  Controls: ComponentType<CarouselControlsProps>
  section: HTMLElement
  list: HTMLElement
}

/**
 * What guests say, as a list that is scrolled sideways, one review in view. Several reviews get their buttons once the
 * page is alive; until then, and without JavaScript, the list is all there is. Source: docs/product/home.md, P-HOME-10
 * and P-HOME-11; docs/decisions/17-without-javascript.md.
 */
export function ReviewsCarousel({ id, title, items, autoAdvance }: ReviewsCarouselProps) {
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [live, setLive] = useState<Live | null>(null)
  const hasSeveral = items.length > 1
  const titleId = `${id}-title`

  useEffect(() => fillStars(list.current), [])
  useEffect(() => {
    if (!hasSeveral) return
    import('./CarouselControls.tsx').then(
      ({ CarouselControls: Controls }) => {
        if (section.current && list.current) setLive({ Controls, section: section.current, list: list.current })
      },
      () => undefined,
    )
  }, [hasSeveral])

  return (
    <section
      id={id}
      ref={section}
      className={classes['section']}
      aria-roledescription={words.role}
      aria-labelledby={titleId}
    >
      <div className={classes['inner']}>
        <h2 id={titleId}>{title}</h2>
        {hasSeveral && (
          <div className={classes['controls']} data-moves={autoAdvance}>
            {live && (
              <Boundary name={reviewButtons}>
                <live.Controls section={live.section} list={live.list} count={items.length} autoAdvance={autoAdvance} />
              </Boundary>
            )}
          </div>
        )}
        <ul
          ref={list}
          id={`${id}-list`}
          className={classes['list']}
          data-alive={live !== null}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
          tabIndex={hasSeveral ? 0 : undefined}
          aria-label={words.reviews}
        >
          {items.map(({ name, location, text, rating }) => (
            <li key={`${name} ${text}`}>
              <figure>
                <p className={classes['rating']}>
                  <Stars stars={starsOf(rating)} /> {words.rating(rating)}
                </p>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <figcaption>
                  <span className={classes['name']}>{name}</span> {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
