import { aboutTreatment } from '../../../../content/words/blocks.ts'
import type { HomeContent, Treatment } from '../../../../content/types.ts'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { Popular } from '../PriceCard/Popular.tsx'
import { Price } from '../PriceCard/Price.tsx'
import { PriceRows } from '../PriceRows/PriceRows.tsx'
import classes from './Treatments.module.css'

export interface TreatmentsProps {
  treatments: HomeContent['treatments']
  surface: Surface
}

/** The courses of treatment as one list, and below them the single injections as another. */
export function Treatments({ treatments, surface }: TreatmentsProps) {
  const { title, text, items, injectionsTitle, injections } = treatments
  return (
    <Band id="treatments" title={title} intro={text} surface={surface}>
      <ul className={classes['courses']}>
        {items.map((treatment) => (
          <li key={treatment.title} data-popular={treatment.popular}>
            <Course treatment={treatment} />
          </li>
        ))}
      </ul>
      <div className={classes['injections']}>
        <h3>{injectionsTitle}</h3>
        <PriceRows
          titles="h4"
          rows={injections.map(({ description, buttonText, buttonLink, ...rest }) => ({
            ...rest,
            text: description,
            action: (
              <ActionLink href={buttonLink} tone="text" compact>
                {buttonText}
                <span className="visually-hidden">{aboutTreatment(rest.title)}</span>
              </ActionLink>
            ),
          }))}
        />
      </div>
    </Band>
  )
}

function Course({ treatment }: { treatment: Treatment }) {
  const { title, description, benefits, price, buttonText, buttonLink, popular } = treatment
  return (
    <>
      <div className={classes['words']}>
        <h3>{title}</h3>
        {popular && <Popular />}
        <p>{description}</p>
      </div>
      <ul className={classes['benefits']}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <Price text={price} />
      <ActionLink href={buttonLink} tone={popular ? 'primary' : 'quiet'} compact>
        {buttonText}
      </ActionLink>
    </>
  )
}
