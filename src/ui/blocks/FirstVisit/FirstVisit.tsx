import { mostPopular } from '../../../../content/words/blocks.ts'
import type { OfferPackage } from '../../../../content/types.ts'
import { WasNow } from '../../graphics/WasNow/WasNow.tsx'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band } from '../Band/Band.tsx'
import classes from './FirstVisit.module.css'

export interface FirstVisitProps {
  title: string
  text: string
  offers: readonly OfferPackage[]
  settings: ActionSettings
}

/**
 * The packages for a first visit in one band: the contents, earlier price and price of each, and the button that asks
 * for it.
 */
export function FirstVisit({ title, text, offers, settings }: FirstVisitProps) {
  return (
    <Band id="offers" title={title} intro={text} surface="ice" climate="warm">
      <ul className={classes['samplers']}>
        {offers.map((offer) => (
          <li key={offer.title}>
            <Sampler offer={offer} settings={settings} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Sampler({ offer, settings }: { offer: OfferPackage; settings: ActionSettings }) {
  const { title, description, services, duration, badge, popular, buttonText } = offer
  return (
    <>
      <p className={classes['badge']}>
        {badge} {popular && <strong>{mostPopular}</strong>}
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
      <WasNow offer={offer} />
      <ul className={classes['parts']}>
        {[...services, ...(duration ? [duration] : [])].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Action
        action={{ kind: 'lead', label: buttonText, title, offer: 'general' }}
        settings={settings}
        tone={popular ? 'primary' : 'quiet'}
      />
    </>
  )
}
