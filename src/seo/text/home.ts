import { callAt } from '../../../content/words/clinic.ts'
import * as common from '../../../content/words/common.ts'
import * as words from '../../../content/words/text-pages.ts'
import { clinicsFor } from '../../../content/any-list.ts'
import { bookingSlugOf } from '../../../content/booking-lists.ts'
import { allClinics, firstClinics } from '../../../content/first-clinics.ts'
import { homeContent } from '../../../content/home.ts'
import { describeHoursInline } from '../../../content/hours.ts'
import type { HomeSection, Location, OfferPackage, Review, Treatment } from '../../../content/types.ts'
import { actionLink, phoneLink } from './actions.ts'
import { byClimate, type CardedService } from './by-climate.ts'
import { offerBlocks } from './offer.ts'
import { heading, link, linkTo, list, plain, textOf, type Blocks } from './markdown.ts'

/** The home page in words. */
export function homeText(): string {
  const { hero, order, arrivals } = homeContent
  return textOf([
    plain(hero.eyebrow),
    heading(1, hero.title),
    plain(hero.text),
    list([
      link(common.bookSession, clinicsFor()),
      link(common.findYours, '/find'),
      link(common.allPrices, '/price-list'),
    ]),
    ...order.flatMap((name) => sections[name]()),
    heading(2, words.otherAddresses),
    ...arrivals.flatMap((arrival) => [
      heading(3, arrival.title),
      plain(arrival.text),
      list([link(arrival.label, arrival.address)]),
    ]),
  ])
}

const sections: Record<HomeSection, () => Blocks> = {
  hero: () => [],
  services: () => part(homeContent.services, byClimate(cardBlocks)),
  offers: () => part(homeContent.offers, homeContent.offers.items.filter(isSampler).flatMap(offerBlocks)),
  clinics: () =>
    part(homeContent.clinics, [
      heading(3, homeContent.clinics.finder),
      list([...firstClinics.map(finderLine), ...linkTo(allClinics)]),
    ]),
  'weight-loss': weightLossBlocks,
  treatments: () => [...treatmentBlocks(), ...shotBlocks()],
  dashboard: () => {
    const { dashboard } = homeContent
    return part(dashboard, [list([...dashboard.items.map(plain), actionLink(dashboard.button)])])
  },
  benefits: benefitBlocks,
  reviews: () => part({ title: homeContent.reviews.title, text: '' }, homeContent.reviews.items.map(quote)),
  membership: membershipBlocks,
}

function benefitBlocks(): Blocks {
  const { benefits } = homeContent
  const benefitsOf = (side: 'cold' | 'warm') => [
    heading(3, benefits.sides[side]),
    list(benefits.cards.filter((card) => card.side === side).map(({ title, text }) => plain(`${title}: ${text}`))),
  ]
  return part(benefits, [...benefitsOf('cold'), ...benefitsOf('warm')])
}

function isSampler({ type }: OfferPackage): boolean {
  return type !== 'weight-loss'
}

function weightLossBlocks(): Blocks {
  const { weightLoss, offers, treatments } = homeContent
  const online = offers.items.filter((offer) => !isSampler(offer)).flatMap(offerBlocks)
  const clinic = treatments.items.filter(isOfTable).flatMap((item) => treatment(item, 3))
  return part(weightLoss, [...online, ...clinic])
}

/** Whether a treatment is part of the weight-loss table. */
function isOfTable({ title }: Treatment): boolean {
  return homeContent.weightLoss.rows.some(({ clinic }) => clinic === title)
}

function part({ title, text }: { title: string; text: string }, blocks: Blocks): Blocks {
  return [heading(2, title), plain(text), ...blocks]
}

function finderLine(location: Location): string {
  const { slug, name, place, hours, phone, booking } = location
  const way =
    booking.kind === 'online' ? link(common.bookIn(name), `/book/${bookingSlugOf(location)}`) : callAt(phoneLink(phone))
  return `${link(name, `/locations/${slug}`)}, ${plain(place)}. ${describeHoursInline(hours)}. ${way}`
}

function treatmentBlocks(): Blocks {
  const { items, injections, coursesTitle, injectionsTitle } = homeContent.treatments
  return part(homeContent.treatments, [
    heading(3, coursesTitle),
    ...items.filter((item) => !isOfTable(item)).flatMap((item) => treatment(item, 4)),
    heading(3, injectionsTitle),
    ...injections.flatMap((item) => treatment(item, 4)),
  ])
}

function shotBlocks(): Blocks {
  const { title, text, items } = homeContent.shots
  const rows = items.flatMap((shot) => [heading(4, shot.title), `**${shot.price}** ${plain(shot.text)}`])
  return [heading(3, title), plain(text), ...rows]
}

function treatment({ title, description, benefits, price, buttonText, buttonLink }: Treatment, level: 3 | 4): Blocks {
  return [
    heading(level, title),
    `**${price}** ${plain(description)}`,
    list([...benefits.map(plain), link(buttonText, buttonLink)]),
  ]
}

function cardBlocks({ href, name, card, detail }: CardedService): Blocks {
  return [
    heading(4, card.title),
    plain(card.summary),
    list([`${detail.price}, ${detail.duration.toLowerCase()}`, link(words.about(name), href)]),
  ]
}

function quote({ name, location, text, rating }: Review): string {
  return `> ${plain(text)}\n> ${plain(`${name}, ${location}, ${words.outOf(rating, 10)}`)}`
}

function membershipBlocks(): Blocks {
  const { title, text, price, priceNote, button } = homeContent.membership
  return [heading(2, title), plain(text), `**${price}** ${plain(priceNote)}`, list([actionLink(button)])]
}
