import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CallLink } from '../CallLink/CallLink.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import classes from './ContactCards.module.css'

export type ContactCardsProps = Omit<Extract<Section, { kind: 'contact' }>, 'kind'> & { surface: Surface }

/** The ways to reach us, a card for each. */
export function ContactCards({ cards, ...band }: ContactCardsProps) {
  return (
    <Band {...band}>
      <CardGrid wide>
        {cards.map(({ title, text, phone, email }) => (
          <li key={title} className={classes['card']}>
            <h3>{title}</h3>
            <p>{text}</p>
            {phone && (
              <p className={classes['way']}>
                <CallLink phone={phone} />
              </p>
            )}
            {email && (
              <p className={classes['way']}>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
