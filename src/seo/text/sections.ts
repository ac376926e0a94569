import { aVisit, costOfVisit, reachUs } from '../../../content/words/blocks.ts'
import * as compareWords from '../../../content/words/compare.ts'
import * as words from '../../../content/words/text-pages.ts'
import { allClinics, firstClinics } from '../../../content/first-clinics.ts'
import { describeHours } from '../../../content/hours.ts'
import type {
  Address,
  ComparedService,
  ContactCard,
  Location,
  PriceCard,
  PricedGroup,
  ProsePart,
  Section,
} from '../../../content/types.ts'
import { actionLink, actionList, phoneLink } from './actions.ts'
import { heading, link, linkTo, list, plain, type Blocks } from './markdown.ts'

/** All words of a page's sections. */
export function sectionBlocks(sections: readonly Section[]): Blocks {
  return sections.flatMap((section) => [
    ...(section.kind === 'hero' ? [plain(section.eyebrow), heading(1, section.title)] : [heading(2, section.title)]),
    ...('intro' in section ? [plain(section.intro)] : []),
    ...('text' in section ? [plain(section.text)] : []),
    ...partsOf(section),
  ])
}

function partsOf(section: Section): Blocks {
  switch (section.kind) {
    case 'hero':
    case 'closing':
      return [actionList(section.actions)]
    case 'benefits':
      return titled(section.cards)
    case 'steps':
      return titled(section.steps)
    case 'checklist':
    case 'safety':
      return [list(section.items.map(plain))]
    case 'timeline':
      return titled(section.phases.map(({ label, title, text }) => ({ title, text: `${label}: ${text}` })))
    case 'testimonials':
      return section.items.map(
        ({ name, text, rating, result }) =>
          `> ${plain(text)}\n> ${plain([name, words.outOf(rating, 5), ...(result ? [result] : [])].join(', '))}`,
      )
    case 'warning':
    case 'scheduler':
      return []
    case 'pricing':
      return section.cards.flatMap(priceBlocks)
    case 'faq':
      return titled(section.items.map(({ question, answer }) => ({ title: question, text: answer })))
    case 'contact':
      return section.cards.flatMap(contactBlocks)
    case 'inquiry':
      return [
        reachUs(plain(section.ways), phoneLink(section.phone), link(section.email, `mailto:${section.email}`)).join(''),
      ]
    case 'clinics':
      return [...firstClinics.flatMap(clinicBlocks), ...linkTo(allClinics)]
    case 'prices':
      return section.groups.flatMap(pricedBlocks)
    case 'comparison':
      return section.services.flatMap(comparedBlocks)
    case 'prose':
      return section.parts.flatMap(proseBlocks)
    case 'stored-data':
      return [list(section.items.map(plain)), plain(section.byHand)]
  }
}

/** Each part under a heading of its own. */
function titled(parts: readonly { title: string; text: string }[]): Blocks {
  return parts.flatMap(({ title, text }) => [heading(3, title), plain(text)])
}

/** '400 Example Lane, Skillman, NJ 08558'. */
export function addressLine({ street, town, state, zip }: Address): string {
  return `${street}, ${town}, ${state} ${zip}`
}

/** A line for each group of days: 'Mon-Fri 9am-8pm'. */
export function hoursLines({ hours }: Location): string[] {
  return describeHours(hours).map((line) => `${line.days} ${line.hours}`)
}

function pricedBlocks({ title, href, why, rows }: PricedGroup): Blocks {
  const lines = rows.map(({ what, note, price }) => plain(`${what}: ${price}. ${note}`))
  return [heading(3, link(title, href)), ...(why ? [plain(why)] : []), list(lines)]
}

function comparedBlocks({ name, href, facts, action }: ComparedService): Blocks {
  return [
    heading(3, name),
    list([
      ...compareWords.facts.map(([fact, title]) => plain(`${title}: ${facts[fact].join('. ')}`)),
      link(compareWords.about(name), href),
      link(action.label, action.href),
    ]),
  ]
}

function priceBlocks({ title, price, visits, note, items, action }: PriceCard): Blocks {
  const visit = visits === undefined ? null : costOfVisit(price, visits)
  const line = [`**${price}**`, ...(visit === null ? [] : [`(${aVisit(visit)})`]), plain(note)]
  return [heading(3, title), line.join(' '), list([...items.map(plain), actionLink(action)])]
}

function contactBlocks({ title, text, phone, email }: ContactCard): Blocks {
  return [heading(3, title), plain(text), phone ? phoneLink(phone) : '', email ? link(email, `mailto:${email}`) : '']
}

function clinicBlocks(location: Location): Blocks {
  const { name, slug, address, phone } = location
  return [
    heading(3, name),
    list([
      plain(addressLine(address)),
      ...hoursLines(location),
      phoneLink(phone),
      link(words.theClinic(name), `/locations/${slug}`),
    ]),
  ]
}

function proseBlocks({ title, paragraphs, items }: ProsePart): Blocks {
  return [heading(3, title), ...paragraphs.map(plain), items ? list(items.map(plain)) : '']
}
