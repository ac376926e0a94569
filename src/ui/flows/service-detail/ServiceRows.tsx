import { climateNames } from '../../../../content/words/climates.ts'
import { inShort, startingPrice } from '../../../../content/words/service-detail.ts'
import type { GridCard } from '../../../../content/types.ts'
import type { CardLink } from './ServicesGrid.tsx'
import classes from './ServiceRows.module.css'

const climates = ['cold', 'pressure', 'within', 'warm'] as const

export interface ServiceRowsProps {
  cards: readonly GridCard[]
  linkOf: CardLink
}

/** Every service as a row of name, minutes and price, below the climate that it belongs to. */
export function ServiceRows({ cards, linkOf }: ServiceRowsProps) {
  const groups = climates.map((climate) => ({ climate, own: cards.filter((card) => card.climate === climate) }))
  return (
    <div className={classes['groups']}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ climate, own }) => (
          <div key={climate}>
            <h3>{climateNames[climate]}</h3>
            <ul>
              {own.map((card) => (
                <li key={card.slug}>
                  <Row card={card} linkOf={linkOf} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

function Row({ card, linkOf }: { card: GridCard; linkOf: CardLink }) {
  const [from, amount] = startingPrice(card.price)
  return (
    <a {...linkOf(card)} className={classes['row']}>
      <span>{card.title}</span> <span className={classes['minutes']}>{inShort(card.duration)}</span>{' '}
      <strong>
        <span className="visually-hidden">{from}</span>
        {amount}
      </strong>
    </a>
  )
}
