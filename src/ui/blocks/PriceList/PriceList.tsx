import * as words from '../../../../content/words/blocks.ts'
import type { PriceCard, Section } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Frame } from '../Band/Band.tsx'
import { Price } from '../PriceCard/Price.tsx'
import classes from './PriceList.module.css'

export interface PriceListProps extends Omit<Extract<Section, { kind: 'pricing' }>, 'kind'>, Frame {
  settings: ActionSettings
}

/** Prices, a row for each. If one is popular, its action is the ember one; otherwise every action is. */
export function PriceList({ cards, settings, ...band }: PriceListProps) {
  const hasPopular = cards.some(({ popular }) => popular)
  return (
    <Band {...band}>
      <ul className={classes['rows']}>
        {cards.map((card) => (
          <PriceRow
            key={`${card.title} ${card.price}`}
            card={card}
            isEmber={card.popular === hasPopular}
            settings={settings}
          />
        ))}
      </ul>
    </Band>
  )
}

interface PriceRowProps {
  card: PriceCard
  isEmber: boolean
  settings: ActionSettings
}

function PriceRow({ card: { title, price, visits, note, items, popular, action }, isEmber, settings }: PriceRowProps) {
  const visit = visits === undefined ? null : words.costOfVisit(price, visits)
  return (
    <li>
      <div>
        <h3>{title}</h3>
        {popular && <p className={classes['popular']}>{words.mostPopular}</p>}
      </div>
      <div className={classes['cost']}>
        <Price text={price} />
        {visit !== null && <p>{words.aVisit(visit)}</p>}
      </div>
      <div className={classes['what']}>
        {note && <p>{note}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <Action action={action} settings={settings} tone={isEmber ? 'primary' : 'quiet'} compact />
    </li>
  )
}
