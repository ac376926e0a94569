import type { Offer, PriceSpecification, Service, UnitPriceSpecification } from 'schema-dts'
import type { PriceCard } from '../../../content/types.ts'
import type { PagedService } from '../../../content/services/index.ts'
import { absolute } from '../origin.ts'
import { describeService } from '../service-head.ts'
import { organizationReference } from './organization.ts'
import { idOf } from './thing.ts'

/** A treatment with the prices of its page. */
export function service({ slug, name, href, page }: PagedService, picture: string): Service {
  const cards = page.flatMap((section) => (section.kind === 'pricing' ? section.cards : []))
  return {
    '@type': 'Service',
    '@id': idOf(href, 'service'),
    name,
    description: describeService({ slug, name, sections: page }).description,
    url: absolute(href),
    image: absolute(picture),
    provider: organizationReference(),
    offers: cards.flatMap(offer),
  }
}

/** A price as data; none if it varies by plan. '$199/session' is a price per unit, 'From $45' is the lowest price. */
function offer({ title, price: text }: PriceCard): Offer[] {
  const [, from, amount, unit] = /^(From )?\$([\d,]+)(?:\/(month|session))?$/.exec(text) ?? []
  if (amount === undefined) return []
  const price = Number(amount.replaceAll(',', ''))
  const named = { '@type': 'Offer', name: title } as const
  if (!from && !unit) return [{ ...named, price, priceCurrency: 'USD' }]
  return [{ ...named, priceSpecification: specification(from ? { minPrice: price } : { price }, unit) }]
}

function specification(
  price: { price: number } | { minPrice: number },
  unit: string | undefined,
): PriceSpecification | UnitPriceSpecification {
  if (unit === undefined) return { '@type': 'PriceSpecification', ...price, priceCurrency: 'USD' }
  return { '@type': 'UnitPriceSpecification', ...price, priceCurrency: 'USD', unitText: unit }
}
