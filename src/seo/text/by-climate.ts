import { climateNames } from '../../../content/words/climates.ts'
import { services } from '../../../content/services/index.ts'
import { heading, type Blocks } from './markdown.ts'

type Service = (typeof services)[number]
/** A service that has a card and a detail. */
export type CardedService = Service & {
  card: NonNullable<Service['card']>
  detail: NonNullable<Service['detail']>
}

const climates = ['cold', 'pressure', 'within', 'warm'] as const

/** A list of all services with a card, below the climate that each belongs to, with what `say` returns for each. */
export function byClimate(say: (service: CardedService) => Blocks): Blocks {
  const carded = services.filter(hasCard)
  return climates.flatMap((climate) => [
    heading(3, climateNames[climate]),
    ...carded.filter((service) => service.climate === climate).flatMap(say),
  ])
}

function hasCard(service: Service): service is CardedService {
  return service.card !== null && service.detail !== null
}
