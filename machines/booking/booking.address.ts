import type { Asked, AskedService } from './booking.types.ts'

const longestName = 80

/** Asked for as the clinic, it means that the service is to come first. Source: docs/decisions/33-either-order.md. */
export const anyClinic = 'any'

/** The address of the step at which the service comes first. */
export const serviceFirst = '/book?step=service'

/**
 * The address of the step that these choices lead to: `/book?step=location`, `/book/<location>` or
 * `/book/<location>/<service>`; with any clinic as the location, the pages on which the service comes first. Source:
 * docs/decisions/15-booking-addresses.md, docs/decisions/33-either-order.md.
 */
export function bookingAddress({ location, service }: Asked): string {
  const known = service === null ? [] : [encodeURIComponent(serviceText(service))]
  if (location !== null) return ['/book', encodeURIComponent(location), ...known].join('/')
  return ['/book?step=location', ...known].join('&service=')
}

/** The text by which an address names a service that was asked for: its id, or the visitor's words. */
export function serviceText(asked: AskedService): string {
  return 'id' in asked ? asked.id : asked.words
}

/**
 * What an address asks the wizard for; null where it is not a wizard's address. Anybody may have written the address,
 * so the service in it counts as words to be matched. A clinic or service that is blank or over 80 characters long
 * counts as not named.
 */
export function askedByAddress(pathname: string, search: Readonly<Record<string, string>>): Asked | null {
  const [root, location, service, ...rest] = decodedSegments(pathname)
  if (root !== 'book' || rest.length > 0) return null
  if (location === anyClinic && service !== undefined) return { location: null, service: words(service) }
  if (location !== undefined) return { location: name(location), service: words(service) }
  if (!Object.hasOwn(search, 'step') && !Object.hasOwn(search, 'service')) return null
  const asked = words(search['service'])
  return { location: search['step'] === 'service' && asked === null ? anyClinic : null, service: asked }
}

function name(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' || trimmed.length > longestName ? null : trimmed
}

function words(text: string | undefined): AskedService | null {
  const said = name(text)
  return said === null ? null : { words: said }
}

function decodedSegments(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return []
  }
}
