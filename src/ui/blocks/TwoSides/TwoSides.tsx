import type { HomeContent } from '../../../../content/types.ts'
import classes from './TwoSides.module.css'

const sides = ['cold', 'warm'] as const

/** The benefits of a visit, as the cold and the warm side of one band. */
export function TwoSides({ benefits: { title, text, cards, sides: names } }: { benefits: HomeContent['benefits'] }) {
  return (
    <section id="benefits" className={classes['both']} aria-labelledby="benefits-title">
      <header>
        <h2 id="benefits-title">{title}</h2>
        <p>{text}</p>
        <div className={classes['reading']} data-reading />
      </header>
      {sides.map((side) => (
        <div key={side} className={classes['side']} data-scene data-climate={side}>
          <h3>{names[side]}</h3>
          <dl>
            {cards
              .filter((card) => card.side === side)
              .map((card) => (
                <div key={card.title}>
                  <dt>{card.title}</dt>
                  <dd>{card.text}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
