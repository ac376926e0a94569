import { bookService } from '../../../content/words/booking-titles.ts'
import * as clinicWords from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import * as words from '../../../content/words/text-pages.ts'
import { bookingSlugOf } from '../../../content/booking-lists.ts'
import { firstVisit, reviewsFor } from '../../../content/first-visit.ts'
import { describeDay } from '../../../content/hours.ts'
import type { Location, LocationStats, Review, SpecialDay } from '../../../content/types.ts'
import { phoneLink } from './actions.ts'
import { byClimate } from './by-climate.ts'
import { offerBlocks } from './offer.ts'
import { heading, link, list, plain, textOf, type Blocks } from './markdown.ts'
import { addressLine, hoursLines } from './sections.ts'

/** A clinic's page in words: where it is, when it is open, what it offers, and where each service is booked. */
export function locationText(location: Location): string {
  const { name, place, tagline, introduction, address, phone, externalSite, stats, specialDays, closing } = location
  return textOf([
    plain(place),
    heading(1, clinicWords.cryotherapyIn(name)),
    list([...bookingLines(location), link(common.orderOnline, '/order-online'), clinicWords.callAt(phoneLink(phone))]),
    heading(2, clinicWords.visit(name)),
    heading(3, clinicWords.address),
    plain(addressLine(address)),
    heading(3, clinicWords.hours),
    list([...hoursLines(location), ...specialDays.map(specialDay)]),
    heading(3, common.contact),
    list([phoneLink(phone), link(words.website, externalSite)]),
    heading(3, clinicWords.guestsSay),
    list([...figures(stats), ...reviewsFor(location).map(quotation)]),
    ...(firstVisit ? [heading(2, clinicWords.firstVisit), ...offerBlocks(firstVisit)] : []),
    heading(2, clinicWords.servicesIn(name)),
    ...cardBlocks(location),
    heading(2, tagline),
    plain(introduction),
    heading(2, closing.title),
    plain(closing.text),
  ])
}

function bookingLines(location: Location): string[] {
  const isOnline = location.booking.kind === 'online'
  return isOnline ? [link(common.bookIn(location.name), `/book/${bookingSlugOf(location)}`)] : [words.booksByPhone]
}

function figures({ rating, happyClients, servicesCount, yearsServing }: LocationStats): string[] {
  return [
    `${clinicWords.stats.rating}: ${rating.toFixed(1)}`,
    `${clinicWords.stats.happyClients}: ${happyClients}`,
    `${clinicWords.stats.services}: ${servicesCount}`,
    `${clinicWords.stats.years}: ${yearsServing}`,
  ]
}

function quotation({ name, location, text }: Review): string {
  return `“${plain(text)}” ${plain(name)}, ${plain(location)}`
}

function specialDay({ date, hours, reason }: SpecialDay): string {
  return `${date}: ${hours ? describeDay(hours) : words.closed} (${plain(reason)})`
}

/** The cards of the services grid, with the price and the duration from their dialogs. */
function cardBlocks(location: Location): Blocks {
  const isOnline = location.booking.kind === 'online'
  return byClimate(({ name, href, card, detail, booking }) => [
    heading(4, card.title),
    plain(card.summary),
    list([
      `${detail.price}, ${detail.duration.toLowerCase()}`,
      link(words.about(name), href),
      ...(isOnline && booking
        ? [link(bookService(booking.name), `/book/${bookingSlugOf(location)}/${booking.id}`)]
        : []),
    ]),
  ])
}
