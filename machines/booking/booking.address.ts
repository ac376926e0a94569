import { matchedService, serviceText } from './booking.choices.ts'
import type { Asked, AskedService } from './booking.types.ts'
import { bookingView, type BookingSnapshot } from './booking.view.ts'

const longestName = 80

/**
 * The address of the step that these choices lead to: `/book?step=location`, `/book/<location>` or
 * `/book/<location>/<service>`. Source: docs/decisions/15-booking-addresses.md.
 */
export function bookingAddress({ location, service }: Asked): string {
  const known = service === null ? [] : [encodeURIComponent(serviceText(service))]
  if (location !== null) return ['/book', encodeURIComponent(location), ...known].join('/')
  return ['/book?step=location', ...known].join('&service=')
}

/** The address of the step that a snapshot is at; null while the wizard is closed. */
export function addressOf(snapshot: BookingSnapshot): string | null {
  const view = bookingView(snapshot)
  if (!view) return null
  const { asked } = snapshot.context
  if (view.notice?.kind === 'booksByPhone') return bookingAddress({ location: asked.location, service: null })
  if (view.step.name === 'location') return bookingAddress({ location: null, service: asked.service })
  const service = matchedService(snapshot.context)
  return bookingAddress({ location: asked.location, service: service ? { id: service.id } : null })
}

/**
 * What an address asks the wizard for; null where it is not a wizard's address. Anybody may have written the address,
 * so the service in it counts as words to be matched. A clinic or service that is blank or over 80 characters long
 * counts as not named.
 */
export function askedByAddress(pathname: string, search: Readonly<Record<string, string>>): Asked | null {
  const [root, location, service, ...rest] = decodedSegments(pathname)
  if (root !== 'book' || rest.length > 0) return null
  if (location !== undefined) return { location: name(location), service: words(service) }
  if (!Object.hasOwn(search, 'step') && !Object.hasOwn(search, 'service')) return null
  return { location: null, service: words(search['service']) }
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
