import type { WeightLossPlan } from '../../../../content/types.ts'
import { Price } from '../PriceCard/Price.tsx'
import classes from './PlanCard.module.css'

/** A plan with its price and its contents. */
export function PlanCard({ plan: { title, price, note, items } }: { plan: WeightLossPlan }) {
  return (
    <article className={classes['card']}>
      <h3>{title}</h3>
      <div>
        <Price text={price} />
        <p className={classes['note']}>{note}</p>
      </div>
      <ul className={classes['items']}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  )
}
