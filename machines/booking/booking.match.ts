import type { NamedService } from '../../content/types.ts'
import type { AskedService } from './booking.types.ts'

/** The service asked for, if it is in this list. Words are matched as `matchService` does; an id has to be equal. */
export function findAsked<Service extends NamedService>(
  asked: AskedService | null,
  services: readonly Service[],
): Service | undefined {
  if (asked === null) return undefined
  return 'id' in asked ? services.find(({ id }) => id === asked.id) : matchService(asked.words, services)
}

/**
 * The service that a visitor's words mean, or undefined. An exact id, name or alias wins; otherwise the first service
 * in the list whose name or an alias contains the words, or is contained in them. Case and white space do not count.
 * Source: docs/product/booking.md, P-BOOK-4; docs/decisions/04-matching-a-service.md.
 */
export function matchService<Service extends NamedService>(
  asked: string,
  services: readonly Service[],
): Service | undefined {
  const wanted = fold(asked)
  if (wanted === '') return undefined
  return (
    services.find((service) => service.id === wanted || namesOf(service).includes(wanted)) ??
    services.find((service) => namesOf(service).some((name) => name.includes(wanted) || wanted.includes(name)))
  )
}

function namesOf(service: NamedService): string[] {
  return [service.name, ...service.aliases].map(fold)
}

function fold(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
