import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import classes from './BenefitCards.module.css'

export type BenefitCardsProps = Omit<Extract<Section, { kind: 'benefits' }>, 'kind'> & { surface: Surface }

/** What a treatment is good for, a card for each reason. */
export function BenefitCards({ cards, ...band }: BenefitCardsProps) {
  return (
    <Band {...band}>
      <CardGrid>
        {cards.map(({ title, text }) => (
          <li key={title} className={classes['card']}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
