import * as words from '../../../../content/words/graphics.ts'
import type { OfferPackage } from '../../../../content/types.ts'
import { drawn } from '../drawn.ts'
import { percent } from '../percent.ts'
import { plainAmount } from './plain-amount.ts'
import classes from './WasNow.module.css'

/** An offer's earlier price and its price as two bars on one scale, with the saving; nothing if either is unknown. */
export function WasNow({ offer }: { offer: Pick<OfferPackage, 'price' | 'originalPrice' | 'savings'> }) {
  const { price, originalPrice, savings } = offer
  const was = plainAmount(originalPrice)
  const now = plainAmount(price)
  if (was === null || now === null) return null
  return (
    <div>
      <dl className={classes['bars']}>
        <div className={classes['was']}>
          <dt>{words.was}</dt>
          <dd>
            <Bar width="100%" />
            <s>{originalPrice}</s>
          </dd>
        </div>
        <div className={classes['now']}>
          <dt>{words.now}</dt>
          <dd>
            <Bar width={percent(now, was)} />
            <strong>{price}</strong>
          </dd>
        </div>
      </dl>
      {savings && <p className={classes['saving']}>{savings}</p>}
    </div>
  )
}

function Bar({ width }: { width: string }) {
  return (
    <svg className={`${classes['bar']} ${drawn}`} aria-hidden="true">
      <rect width={width} height="100%" rx="4" />
    </svg>
  )
}
