import type { Section } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { PriceCard } from '../PriceCard/PriceCard.tsx'

export type PricingCardsProps = Omit<Extract<Section, { kind: 'pricing' }>, 'kind'> & {
  surface: Surface
  settings: ActionSettings
}

/** Prices side by side. Where one is popular its action is the ember one; where none is, each is. */
export function PricingCards({ cards, settings, ...band }: PricingCardsProps) {
  const hasPopular = cards.some(({ popular }) => popular)
  return (
    <Band {...band} split={cards.length === 1}>
      <CardGrid>
        {cards.map(({ action, ...card }) => (
          <PriceCard
            key={`${card.title} ${card.price}`}
            {...card}
            action={
              <Action action={action} settings={settings} tone={card.popular === hasPopular ? 'primary' : 'quiet'} />
            }
          />
        ))}
      </CardGrid>
    </Band>
  )
}
