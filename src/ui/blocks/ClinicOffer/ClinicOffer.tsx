import { firstVisit } from '../../../../content/words/clinic.ts'
import type { OfferPackage } from '../../../../content/types.ts'
import { WasNow } from '../../graphics/WasNow/WasNow.tsx'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import classes from './ClinicOffer.module.css'

export interface ClinicOfferProps {
  offer: OfferPackage
  settings: ActionSettings
}

/** A first-visit offer: what it includes, its earlier price and its price, and the button that asks for it. */
export function ClinicOffer({ offer, settings }: ClinicOfferProps) {
  const { title, description, services, price, duration, badge, buttonText } = offer
  return (
    <section className={classes['offer']} data-climate="warm">
      <div className={classes['inner']}>
        <div>
          <p className={classes['badge']}>{badge}</p>
          <h2>{firstVisit}</h2>
          <p>{description}</p>
        </div>
        <div className={classes['package']}>
          <h3>{title}</h3>
          <p className={classes['price']}>{price}</p>
          <WasNow offer={offer} />
          <ul>
            {[...services, ...(duration ? [duration] : [])].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <Action action={{ kind: 'lead', label: buttonText, title, offer: 'general' }} settings={settings} />
        </div>
      </div>
    </section>
  )
}
