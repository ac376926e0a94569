import { aboutTreatment, fromLowest } from '../../../../content/words/blocks.ts'
import type { HomeContent, Treatment } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import { Band } from '../Band/Band.tsx'
import { PriceRows } from '../PriceRows/PriceRows.tsx'
import classes from './Treatments.module.css'

export interface TreatmentsProps {
  treatments: HomeContent['treatments']
  /** The treatments that are listed here. */
  courses: readonly Treatment[]
  shots: HomeContent['shots']
  settings: ActionSettings
}

/** Courses, single injections and shots as price lists in one fold, whose title gives the lowest price. */
export function Treatments({ treatments, courses, shots, settings }: TreatmentsProps) {
  const { title, text, fold, coursesTitle, injectionsTitle, injections } = treatments
  const lowest = fromLowest([...courses, ...injections, ...shots.items].map(({ price }) => price))
  return (
    <Band title={title} surface="white" split>
      <details className={classes['fold']}>
        <summary>
          {fold} <strong>{lowest}</strong>
        </summary>
        <p>{text}</p>
        <div id="treatments">
          <h3>{coursesTitle}</h3>
          <PriceRows titles="h4" rows={courses.map(linkedRow)} />
          <h3>{injectionsTitle}</h3>
          <PriceRows titles="h4" rows={injections.map(linkedRow)} />
        </div>
        <div id="vitamin-shots">
          <h3>{shots.title}</h3>
          <p>{shots.text}</p>
          <PriceRows
            titles="h4"
            rows={shots.items.map((shot) => ({
              ...shot,
              action: (
                <Action
                  action={{
                    kind: 'lead',
                    label: `${shots.buttonText} ${shot.title}`,
                    title: shot.title,
                    offer: 'general',
                  }}
                  settings={settings}
                  tone="text"
                  compact
                />
              ),
            }))}
          />
        </div>
      </details>
    </Band>
  )
}

function linkedRow({ title, description, benefits, price, buttonText, buttonLink }: Treatment) {
  return {
    title,
    text: [description, ...benefits].join(' · '),
    price,
    action: (
      <ActionLink href={buttonLink} tone="text" compact>
        {buttonText}
        <span className="visually-hidden">{aboutTreatment(title)}</span>
      </ActionLink>
    ),
  }
}
