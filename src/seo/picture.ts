import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { describeHoursInline } from '../../content/hours.ts'
import type { Location, PageContent, Section } from '../../content/types.ts'
import type { PagedService } from '../../content/services/index.ts'

/** What is drawn on the picture that stands for a page where its link is shared. */
export interface Picture {
  /** Its path, under which the page names it. */
  path: string
  eyebrow: string
  title: string
  /** A line of small print: a price, hours; empty where there is none. */
  note: string
}

export function homePicture(): Picture {
  const { hero, region, clinics } = homeContent
  const [note = ''] = clinics.text.split(/(?<=\.) /)
  return { path: '/pictures/home.png', eyebrow: region, title: hero.title, note }
}

export function locationPicture({ slug, name, place, hours }: Location): Picture {
  return { path: `/pictures/locations/${slug}.png`, eyebrow: place, title: name, note: describeHoursInline(hours) }
}

/** A service with the first price of its page. */
export function servicePicture({ slug, name, page }: PagedService): Picture {
  const [card] = page.flatMap((section) => (section.kind === 'pricing' ? section.cards : []))
  return {
    path: `/pictures/services/${slug}.png`,
    eyebrow: name,
    title: heroOf(page)?.title ?? name,
    note: card ? `${card.title}: ${card.price}` : '',
  }
}

export function pagePicture({ path, title, sections }: PageContent): Picture {
  const hero = heroOf(sections)
  return {
    path: `/pictures${path}.png`,
    eyebrow: hero?.eyebrow ?? brand.name,
    title: hero?.title ?? title,
    note: '',
  }
}

function heroOf(sections: readonly Section[]) {
  return sections.find((section) => section.kind === 'hero')
}
