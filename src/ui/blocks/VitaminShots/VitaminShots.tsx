import type { HomeContent } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Price } from '../PricingCards/Price.tsx'
import classes from './VitaminShots.module.css'

export interface VitaminShotsProps {
  shots: HomeContent['shots']
  surface: Surface
  settings: ActionSettings
}

/** The single shots, each with its price and the button that asks for it. */
export function VitaminShots({ shots: { title, text, buttonText, items }, surface, settings }: VitaminShotsProps) {
  return (
    <Band id="vitamin-shots" title={title} intro={text} surface={surface}>
      <CardGrid>
        {items.map((shot) => (
          <li key={shot.title} className={classes['shot']}>
            <div>
              <h3>{shot.title}</h3>
              <p>{shot.text}</p>
            </div>
            <Price text={shot.price} />
            <Action
              action={{ kind: 'lead', label: `${buttonText} ${shot.title}`, title: shot.title, offer: 'general' }}
              settings={settings}
              tone="quiet"
              compact
            />
          </li>
        ))}
      </CardGrid>
    </Band>
  )
}
