import { bookingSlugOf } from '../../../content/booking-lists.ts'
import { describeDay } from '../../../content/hours.ts'
import { services } from '../../../content/services/index.ts'
import type { Location, LocationStats, SpecialDay } from '../../../content/types.ts'
import { phoneLink } from './actions.ts'
import { heading, link, list, plain, textOf, type Blocks } from './markdown.ts'
import { addressLine, hoursLines } from './sections.ts'

/** A clinic's page in words: where it is, when it is open, what it offers, and where each service is booked. */
export function locationText(location: Location): string {
  const { name, place, tagline, introduction, address, phone, externalSite, stats, specialDays, closing } = location
  return textOf([
    plain(place),
    heading(1, name),
    plain(`${tagline} ${introduction}`),
    list([...bookingLines(location), link('Order Online', '/order-online'), `Call ${phoneLink(phone)}`]),
    list(figures(stats)),
    heading(2, 'Address'),
    plain(addressLine(address)),
    heading(2, 'Hours'),
    list([...hoursLines(location), ...specialDays.map(specialDay)]),
    heading(2, 'Contact'),
    list([phoneLink(phone), link('Website', externalSite)]),
    heading(2, `Services in ${name}`),
    ...cardBlocks(location),
    heading(2, closing.title),
    plain(closing.text),
  ])
}

function bookingLines(location: Location): string[] {
  const isOnline = location.booking.kind === 'online'
  return isOnline ? [link(`Book in ${location.name}`, `/book/${bookingSlugOf(location)}`)] : ['Books by phone']
}

function figures({ rating, happyClients, servicesCount, yearsServing }: LocationStats): string[] {
  return [
    `Rating: ${rating.toFixed(1)}`,
    `Happy clients: ${happyClients}`,
    `Services: ${servicesCount}`,
    `Years serving: ${yearsServing}`,
  ]
}

function specialDay({ date, hours, reason }: SpecialDay): string {
  return `${date}: ${hours ? describeDay(hours) : 'closed'} (${plain(reason)})`
}

/** The cards of the services grid, with what their dialogs say of price and duration. */
function cardBlocks(location: Location): Blocks {
  const isOnline = location.booking.kind === 'online'
  return services.flatMap(({ name, href, card, detail, booking }) =>
    card && detail
      ? [
          heading(3, card.title),
          plain(card.summary),
          list([
            `${detail.price}, ${detail.duration.toLowerCase()}`,
            link(`About ${name}`, href),
            ...(isOnline && booking
              ? [link(`Book ${booking.name}`, `/book/${bookingSlugOf(location)}/${booking.id}`)]
              : []),
          ]),
        ]
      : [],
  )
}
