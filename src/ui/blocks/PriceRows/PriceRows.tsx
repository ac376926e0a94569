import type { ReactNode } from 'react'
import classes from './PriceRows.module.css'

interface PriceRow {
  title: string
  text: string
  price: string
  /** The way to it: a link. */
  action: ReactNode
}

export interface PriceRowsProps {
  rows: readonly PriceRow[]
  /** The level of a row's title, below the heading of the list. */
  titles: 'h3' | 'h4'
}

/** A price list: one row per item, with the price at the end of the first line and the action below. */
export function PriceRows({ rows, titles: Title }: PriceRowsProps) {
  return (
    <ul className={classes['rows']}>
      {rows.map(({ title, text, price, action }) => (
        <li key={title}>
          <div>
            <Title>{title}</Title>
            <p>{text}</p>
          </div>
          <p className={classes['price']}>{price}</p>
          <div className={classes['action']}>{action}</div>
        </li>
      ))}
    </ul>
  )
}
