import type { HomeContent } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { PriceRows } from '../PriceRows/PriceRows.tsx'

export interface VitaminShotsProps {
  shots: HomeContent['shots']
  surface: Surface
  settings: ActionSettings
}

/** The single shots as a price list, each with the link that asks for it. */
export function VitaminShots({ shots: { title, text, buttonText, items }, surface, settings }: VitaminShotsProps) {
  return (
    <Band id="vitamin-shots" title={title} intro={text} surface={surface}>
      <PriceRows
        titles="h3"
        rows={items.map((shot) => ({
          ...shot,
          action: (
            <Action
              action={{ kind: 'lead', label: `${buttonText} ${shot.title}`, title: shot.title, offer: 'general' }}
              settings={settings}
              tone="text"
              compact
            />
          ),
        }))}
      />
    </Band>
  )
}
