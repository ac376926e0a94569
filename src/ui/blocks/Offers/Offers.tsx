import type { HomeContent, OfferPackage } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { PriceCard } from '../PriceCard/PriceCard.tsx'

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
          <PriceCard
            key={offer.title}
            {...offer}
            eyebrow={offer.badge}
            text={offer.description}
            was={offer.originalPrice}
            items={offer.services}
            action={<Action action={leadFor(offer)} settings={settings} tone={offer.popular ? 'primary' : 'quiet'} />}
          />
        ))}
      </CardGrid>
    </Band>
  )
}

function leadFor({ title, type, buttonText }: OfferPackage) {
  return { kind: 'lead', label: buttonText, title, offer: type === 'weight-loss' ? type : 'general' } as const
}
