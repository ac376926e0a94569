import { findIndex } from '../../../content/find/index.ts'
import { find } from '../../../content/pages/find.ts'
import * as words from '../../../content/words/find.ts'
import { heading, link, list, plain, textOf } from './markdown.ts'
import { sectionBlocks } from './sections.ts'

/** Everything that the search knows, in words. */
export function findText(): string {
  const { needs, services, clinics } = findIndex()
  const named = (slug: string) => services.filter((service) => service.slug === slug)
  return textOf([
    ...sectionBlocks(find.sections),
    heading(2, words.wishes),
    ...needs.flatMap(({ title, services: slugs }) => [
      heading(3, title),
      list(slugs.flatMap(named).map(({ name, href }) => link(name, href))),
    ]),
    heading(2, words.servicesTitle),
    ...services.flatMap(({ name, figures, href }) => [heading(3, name), `${link(name, href)}: ${plain(figures)}`]),
    heading(2, words.clinicsTitle),
    ...clinics.flatMap(({ name, place, bookingSlug }) => [
      heading(3, name),
      `${plain(place)}: ${link(name, `/book/${bookingSlug}`)}`,
    ]),
  ])
}
