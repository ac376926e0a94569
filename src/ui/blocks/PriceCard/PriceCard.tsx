import type { ReactNode } from 'react'
import { priceBefore } from '../../../../content/words/blocks.ts'
import { Popular } from './Popular.tsx'
import { Price } from './Price.tsx'
import classes from './PriceCard.module.css'

export interface PriceCardProps {
  title: string
  /** Above the title: for whom, or how. */
  eyebrow?: string
  text?: string
  popular: boolean
  price: string
  /** The price before. */
  was?: string | null
  savings?: string | null
  note?: string
  items: readonly string[]
  /** Ends the list. */
  duration?: string | null
  action: ReactNode
}

/** A thing with its price, in a row of such cards: what it is, what it costs, what is in it, and the next step. */
export function PriceCard({ title, eyebrow, text, popular, note, duration, action, ...rest }: PriceCardProps) {
  const { price, was, savings, items } = rest
  return (
    <li className={classes['card']} data-popular={popular}>
      <div>
        {eyebrow && <p className={classes['eyebrow']}>{eyebrow}</p>}
        <h3>{title}</h3>
        {text && <p className={classes['note']}>{text}</p>}
        {popular && <Popular />}
      </div>
      <div>
        <div className={classes['price']}>
          <Price text={price} />
          {was && <p>{priceBefore(<s key="price">{was}</s>)}</p>}
        </div>
        {savings && <p className={classes['savings']}>{savings}</p>}
        {note && <p className={classes['note']}>{note}</p>}
      </div>
      {(items.length > 0 || duration) && (
        <ul className={classes['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
          {duration && <li className={classes['duration']}>{duration}</li>}
        </ul>
      )}
      <div className={classes['action']}>{action}</div>
    </li>
  )
}
