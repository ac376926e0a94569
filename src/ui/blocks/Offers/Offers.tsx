import type { HomeContent, OfferPackage } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Price } from '../PricingCards/Price.tsx'
import classes from './Offers.module.css'

export interface OffersProps {
  offers: HomeContent['offers']
  surface: Surface
  settings: ActionSettings
}

/** The packages: what each holds, what it costs now and before, and the button that asks for it. */
export function Offers({ offers: { title, text, items }, surface, settings }: OffersProps) {
  return (
    <Band id="offers" title={title} intro={text} surface={surface}>
      <CardGrid>
        {items.map((offer) => (
          <li key={offer.title} className={classes['card']} data-popular={offer.popular}>
            <Offer offer={offer} settings={settings} />
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}

function Offer({ offer, settings }: { offer: OfferPackage; settings: ActionSettings }) {
  const { title, description, services, price, originalPrice, duration, badge, savings, popular } = offer
  return (
    <>
      <div className={classes['words']}>
        <p className={classes['badge']}>{badge}</p>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className={classes['price']}>
        <Price text={price} />
        {originalPrice && (
          <p>
            was <s>{originalPrice}</s>
          </p>
        )}
        {savings && <p className={classes['savings']}>{savings}</p>}
      </div>
      <ul className={classes['services']}>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
        {duration && <li className={classes['duration']}>{duration}</li>}
      </ul>
      <div className={classes['action']}>
        <Action action={leadFor(offer)} settings={settings} tone={popular ? 'primary' : 'quiet'} />
      </div>
    </>
  )
}

function leadFor({ title, type, buttonText }: OfferPackage) {
  return { kind: 'lead', label: buttonText, title, offer: type === 'weight-loss' ? type : 'general' } as const
}
