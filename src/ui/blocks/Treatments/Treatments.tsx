import type { HomeContent, Treatment } from '../../../../content/types.ts'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Price } from '../PricingCards/Price.tsx'
import { PriceRows } from '../PriceRows/PriceRows.tsx'
import classes from './Treatments.module.css'

export interface TreatmentsProps {
  treatments: HomeContent['treatments']
  surface: Surface
}

/** The courses of treatment as cards, and below them the single injections as a price list. */
export function Treatments({ treatments, surface }: TreatmentsProps) {
  const { title, text, items, injectionsTitle, injections } = treatments
  return (
    <Band id="treatments" title={title} intro={text} surface={surface}>
      <CardGrid>
        {items.map((treatment) => (
          <li key={treatment.title} className={classes['card']} data-popular={treatment.popular}>
            <Card treatment={treatment} />
          </li>
        ))}
      </CardGrid>
      <div className={classes['injections']}>
        <h3>{injectionsTitle}</h3>
        <PriceRows
          rows={injections.map(({ description, buttonText, buttonLink, ...rest }) => ({
            ...rest,
            text: description,
            action: (
              <a href={buttonLink}>
                {buttonText}
                <span className="visually-hidden"> about {rest.title}</span>
              </a>
            ),
          }))}
        />
      </div>
    </Band>
  )
}

function Card({ treatment }: { treatment: Treatment }) {
  const { title, description, benefits, price, buttonText, buttonLink, popular } = treatment
  return (
    <>
      <div>
        {popular && <p className={classes['popular']}>Most popular</p>}
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <Price text={price} />
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ActionLink href={buttonLink} tone="quiet">
        {buttonText}
      </ActionLink>
    </>
  )
}
