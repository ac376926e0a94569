import type { PriceCard, Section } from '../../../../content/types.ts'
import { Action, type ActionProps, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Price } from './Price.tsx'
import classes from './PricingCards.module.css'

export type PricingCardsProps = Omit<Extract<Section, { kind: 'pricing' }>, 'kind'> & {
  surface: Surface
  settings: ActionSettings
}

/** Prices side by side. Where one is popular its action is the ember one; where none is, each is. */
export function PricingCards({ cards, settings, ...band }: PricingCardsProps) {
  const hasPopular = cards.some(({ popular }) => popular)
  return (
    <Band {...band} split={cards.length === 1}>
      <CardGrid>
        {cards.map((card) => (
          <li key={`${card.title} ${card.price}`} className={classes['card']} data-popular={card.popular}>
            <Offer card={card} settings={settings} tone={card.popular === hasPopular ? 'primary' : 'quiet'} />
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}

function Offer({ card, ...look }: { card: PriceCard } & Omit<ActionProps, 'action'>) {
  const { title, price, note, items, popular, action } = card
  return (
    <>
      <div className={classes['title']}>
        <h3>{title}</h3>
        {popular && <p className={classes['popular']}>Most popular</p>}
      </div>
      <div className={classes['price']}>
        <Price text={price} />
        {note && <p className={classes['note']}>{note}</p>}
      </div>
      {items.length > 0 && (
        <ul className={classes['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <div className={classes['action']}>
        <Action action={action} {...look} />
      </div>
    </>
  )
}
