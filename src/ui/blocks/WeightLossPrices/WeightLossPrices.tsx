import { mostPopular } from '../../../../content/words/blocks.ts'
import type { HomeContent, OfferPackage, Treatment } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { ActionLink } from '../ActionLink/ActionLink.tsx'
import { Band } from '../Band/Band.tsx'
import { Price } from '../PriceCard/Price.tsx'
import classes from './WeightLossPrices.module.css'

export interface WeightLossPricesProps {
  weightLoss: HomeContent['weightLoss']
  /** Each is in the table if a row names it, otherwise before the table. */
  offers: readonly OfferPackage[]
  treatments: readonly Treatment[]
  settings: ActionSettings
}

/** The weight-loss programs, and each medicine's price online beside that at the clinic. */
export function WeightLossPrices({ weightLoss, offers, treatments, settings }: WeightLossPricesProps) {
  const { title, text, columns, rows } = weightLoss
  const programs = offers.filter((offer) => rows.every(({ online }) => online !== offer.title))
  return (
    <Band
      id="weight-loss"
      title={title}
      intro={text}
      surface="ice"
      climate="within"
      split
      aside={programs.map((offer) => (
        <Program key={offer.title} offer={offer} settings={settings} />
      ))}
    >
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.online}</th>
            <th scope="col">{columns.clinic}</th>
          </tr>
        </thead>
        {rows.map((row) => {
          const offer = offers.find((one) => one.title === row.online)
          const treatment = treatments.find((one) => one.title === row.clinic)
          return (
            <tbody key={row.title}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {row.title}
                </th>
              </tr>
              <tr>
                <td>{offer && <Online offer={offer} settings={settings} />}</td>
                <td>{treatment && <AtClinic treatment={treatment} />}</td>
              </tr>
            </tbody>
          )
        })}
      </table>
    </Band>
  )
}

interface OfferProps {
  offer: OfferPackage
  settings: ActionSettings
}

function Program({ offer, settings }: OfferProps) {
  const { title, description, price, duration, badge, savings, services } = offer
  return (
    <div className={classes['program']}>
      <h3>{title}</h3>
      <p>{description}</p>
      <Price text={price} />
      <Facts facts={[badge, duration, savings]} more={services} />
      <Action action={leadFor(offer)} settings={settings} />
    </div>
  )
}

function Online({ offer, settings }: OfferProps) {
  const { price, duration, badge, savings, services, description } = offer
  const [first = null, ...others] = services
  return (
    <>
      <Price text={price} />
      <Facts facts={[badge, duration, savings, first]} more={others} />
      <p>{description}</p>
      <Action action={leadFor(offer)} settings={settings} tone="quiet" compact />
    </>
  )
}

function AtClinic({ treatment }: { treatment: Treatment }) {
  const { title, price, popular, benefits, description, buttonText, buttonLink } = treatment
  return (
    <>
      <Price text={price} />
      <Facts facts={[title, popular ? mostPopular : null]} more={benefits} />
      <p>{description}</p>
      <ActionLink href={buttonLink} tone="quiet" compact>
        {buttonText}
      </ActionLink>
    </>
  )
}

interface FactsProps {
  facts: readonly (string | null)[]
  /** Shown only if there is room for them. */
  more: readonly string[]
}

function Facts({ facts, more }: FactsProps) {
  return (
    <p className={classes['facts']}>
      {facts.filter((fact) => fact !== null).join(' · ')}
      <span>{more.map((fact) => ` · ${fact}`)}</span>
    </p>
  )
}

function leadFor({ title, buttonText }: OfferPackage) {
  return { kind: 'lead', label: buttonText, title, offer: 'weight-loss' } as const
}
