import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { describeHoursInline } from '../../content/hours.ts'
import { pictureOf } from '../../content/picture-of.ts'
import type { Location, PageContent, Section } from '../../content/types.ts'
import type { PagedService } from '../../content/services/index.ts'

/** What is drawn on the picture that represents a page where its link is shared. */
export interface Picture {
  /** The picture's path, which the page's tags name. */
  path: string
  eyebrow: string
  title: string
  /** A line of small print: a price, hours; empty where there is none. */
  note: string
  /** The file of the scene behind the words, in public/art; null where none is rendered. */
  scene: string | null
}

/** Its width and height in px. */
export const pictureSize = { width: 1200, height: 630 }

export function homePicture(): Picture {
  const { hero, region, clinics } = homeContent
  const [note = ''] = clinics.text.split(/(?<=\.) /)
  return { path: '/pictures/home.jpg', eyebrow: region, title: hero.title, note, scene: sceneOf('home') }
}

export function locationPicture({ slug, name, place, hours }: Location): Picture {
  return {
    path: `/pictures/locations/${slug}.jpg`,
    eyebrow: place,
    title: name,
    note: describeHoursInline(hours),
    scene: sceneOf(slug),
  }
}

/** A service with the first price of its page. */
export function servicePicture({ slug, name, page }: PagedService): Picture {
  const [card] = page.flatMap((section) => (section.kind === 'pricing' ? section.cards : []))
  return {
    path: `/pictures/services/${slug}.jpg`,
    eyebrow: name,
    title: heroOf(page)?.title ?? name,
    note: card ? `${card.title}: ${card.price}` : '',
    scene: sceneOf(slug),
  }
}

export function pagePicture({ path, title, sections }: PageContent): Picture {
  const hero = heroOf(sections)
  return {
    path: `/pictures${path}.jpg`,
    eyebrow: hero?.eyebrow ?? brand.name,
    title: hero?.title ?? title,
    note: '',
    scene: sceneOf(path.slice(1)),
  }
}

/** The narrowest file of a scene that need not be enlarged; what has no scene of its own takes the home page's. */
function sceneOf(id: string): string | null {
  const picture = pictureOf(id) ?? pictureOf('home')
  if (!picture) return null
  const width = picture.widths.find((each) => each >= pictureSize.width) ?? picture.widths.at(-1)
  return `${picture.file}-${width}.avif`
}

function heroOf(sections: readonly Section[]) {
  return sections.find((section) => section.kind === 'hero')
}
