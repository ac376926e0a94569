import type { Service, TreatmentSection } from '../types.ts'
import { acousticTherapy } from './acoustic-therapy.ts'
import { chillskin } from './chillskin.ts'
import { chillslim } from './chillslim.ts'
import { compressionTherapy } from './compression-therapy.ts'
import { cryotherapy } from './cryotherapy.ts'
import { glutathione } from './glutathione.ts'
import { infrared } from './infrared.ts'
import { localCryotherapy } from './local-cryotherapy.ts'
import { nadInjections } from './nad-injections.ts'
import { semaglutide } from './semaglutide.ts'
import { shockwaveTherapy } from './shockwave-therapy.ts'
import { shockwavesWomen } from './shockwaves-women.ts'
import { slimpod } from './slimpod.ts'
import { telehealth } from './telehealth.ts'
import { vitaminShots } from './vitamin-shots.ts'

export type PagedService = Service & { page: readonly TreatmentSection[] }

/**
 * Every treatment. The order gives the pages that of docs/product/pages.md (P-PAGE-2), the cards that of
 * docs/product/services.md (P-SERVICE-10).
 */
export const services: readonly Service[] = [
  cryotherapy,
  localCryotherapy,
  chillslim,
  chillskin,
  semaglutide,
  shockwaveTherapy,
  shockwavesWomen,
  infrared,
  compressionTherapy,
  nadInjections,
  vitaminShots,
  glutathione,
  acousticTherapy,
  slimpod,
  telehealth,
]

/** The service with this slug; a list is searched, so '__proto__' and 'constructor' are as unknown as any other word. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}

/** Whether a service has a page of its own; two have only a card (docs/decisions/09-cards-and-pages.md). */
export function hasPage(service: Service): service is PagedService {
  return service.page !== null
}
