import * as common from '../../content/words/common.ts'
import * as words from '../../content/words/text-pages.ts'
import { bookingLocations, bookingServiceIds, bookingSlugOf } from '../../content/booking-lists.ts'
import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { describeHoursInline } from '../../content/hours.ts'
import { locations } from '../../content/locations/index.ts'
import { navigation } from '../../content/navigation.ts'
import { pages } from '../../content/pages/index.ts'
import { hasPage, services } from '../../content/services/index.ts'
import type { Location, Service } from '../../content/types.ts'
import { phoneLink } from './text/actions.ts'
import { heading, link, list, plain, textOf, type Blocks } from './text/markdown.ts'
import { addressLine } from './text/sections.ts'

/** The site in one text for assistants (llmstxt.org): clinics, services, prices, hours and where each is booked. */
export function llmsText(): string {
  const { hero, membership } = homeContent
  return textOf([
    heading(1, brand.name),
    `> ${plain(hero.text)}`,
    words.reachLine(phoneLink(brand.phone), brand.email, plain(navigation().disclaimer)),
    heading(2, common.clinics),
    list(locations.map(clinicLine)),
    heading(2, common.services),
    list(services.map(serviceLine)),
    heading(2, words.packages),
    list([...homeContent.offers.items.map(offerLine), `${plain(membership.priceNote)}: ${membership.price}`]),
    ...priceBlocks(),
    ...bookingBlocks(),
    heading(2, words.otherPages),
    list([
      link(common.home, '/index.md'),
      ...pages.map(({ title, path, description }) => `${link(title, `${path}.md`)}: ${plain(description)}`),
    ]),
  ])
}

function clinicLine(location: Location): string {
  const { slug, name, address, phone, hours, booking } = location
  const way =
    booking.kind === 'online' ? link(common.bookIn(name), `/book/${bookingSlugOf(location)}`) : words.booksByPhone
  const facts = [plain(addressLine(address)), describeHoursInline(hours), words.phoneLine(phoneLink(phone)), way]
  return `${link(name, `/locations/${slug}.md`)}: ${facts.join('. ')}.`
}

function serviceLine(service: Service): string {
  const { slug, name, card, detail, booking } = service
  const cards = (service.page ?? []).flatMap((section) => (section.kind === 'pricing' ? section.cards : []))
  const prices = hasPage(service)
    ? cards.map(({ title, price }) => `${title} ${price.replace(/^[FP]/, (letter) => letter.toLowerCase())}`)
    : [detail?.price ?? '']
  const named = hasPage(service) ? link(name, `/services/${slug}.md`) : plain(name)
  const about = card?.summary ?? booking?.description ?? ''
  const way = booking ? words.booksAs(booking.id) : ''
  return `${named}: ${plain(about)} ${prices.join(', ')}.${way}`
}

function offerLine({ title, price, originalPrice, duration, description }: (typeof homeContent.offers.items)[number]) {
  const facts = [price, originalPrice && words.priceBefore(originalPrice), duration].filter(Boolean).join(', ')
  return `${plain(title)}: ${facts}. ${plain(description)}`
}

function priceBlocks(): Blocks {
  const { treatments, shots } = homeContent
  const priced = [
    { title: treatments.coursesTitle, items: treatments.items },
    { title: treatments.injectionsTitle, items: treatments.injections },
    { title: shots.title, items: shots.items },
  ]
  return priced.flatMap(({ title, items }) => [
    heading(2, title),
    list(items.map((item) => `${plain(item.title)}: ${item.price}`)),
  ])
}

function bookingBlocks(): Blocks {
  const online = bookingLocations().filter(({ books }) => books === 'online')
  const example = `/book/${online[0]?.slug}/${bookingServiceIds[0]}`
  return [
    heading(2, words.booking),
    words.calendars(
      link(words.thisOne, example),
      online.map(({ slug }) => slug).join(', '),
      bookingServiceIds.join(', '),
    ),
    list(online.map(({ slug, name }) => link(words.allServices(name), `/book/${slug}.md`))),
  ]
}
