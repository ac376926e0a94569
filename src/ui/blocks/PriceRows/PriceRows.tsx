import type { ReactNode } from 'react'
import classes from './PriceRows.module.css'

export interface PriceRow {
  title: string
  text: string
  price: string
  /** The way to it: a link. */
  action: ReactNode
}

/** A price list: one row per thing, its price in a column of its own. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <ul className={classes['rows']}>
      {rows.map(({ title, text, price, action }) => (
        <li key={title}>
          <div>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
          <p className={classes['price']}>{price}</p>
          <div className={classes['action']}>{action}</div>
        </li>
      ))}
    </ul>
  )
}
