import encode from 'qr'
import { bookingList, bookingListSlugs, bookingSlugOf } from '../../content/booking-lists.ts'
import { findLocation } from '../../content/locations/index.ts'

/** What a printed code opens: a clinic's list or calendar, with the tags of a campaign. */
export interface CodeRequest {
  clinic: string
  service: string | undefined
  /** `utm_` tags by name. */
  campaign: Readonly<Record<string, string>>
}

/** The address of a booking step. Throws one sentence where the request is wrong. */
export function codeAddress(origin: string, { clinic, service, campaign }: CodeRequest): string {
  const location = findLocation(clinic)
  if (location?.booking.kind === 'phone')
    throw new Error(`${location.name} books by phone: there is no calendar to lead to.`)
  const slug = location ? bookingSlugOf(location) : clinic
  const list = bookingList(slug, '/{location}/{service}')
  if (!list) throw new Error(`There is no clinic '${clinic}'. Those with a calendar: ${bookingListSlugs.join(', ')}.`)
  const ids = list.services.map(({ id }) => id)
  if (service !== undefined && !ids.includes(service))
    throw new Error(`There is no service '${service}' to book in ${list.location.name}. There are: ${ids.join(', ')}.`)
  const path = ['/book', slug, ...(service === undefined ? [] : [service])].join('/')
  const search = new URLSearchParams(campaign).toString()
  return origin + path + (search && `?${search}`)
}

/**
 * Settings for print: paper bends and fades, so error correction is high, and scanners need a margin of four modules.
 */
const printed = { ecc: 'quartile', border: 4 } as const

/** A QR code for the terminal. */
export function codeForTerminal(address: string): string {
  return encode(address, 'term', printed)
}

/** A QR code for print as SVG, black on white on any background. */
export function codeForPrint(address: string): string {
  return encode(address, 'svg', printed).replace(/<path/, '<rect width="100%" height="100%" fill="#fff"/><path')
}
