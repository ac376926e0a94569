import { brand } from '../../content/brand.ts'
import type { ServicePage } from '../../content/types.ts'
import { firstSentences, pageHead, type PageHead } from './head.ts'

/** What search results show for a service's page: the figures of the page, not those of its dialog. */
export function describeService({ slug, name, sections }: Pick<ServicePage, 'slug' | 'name' | 'sections'>): PageHead {
  const text = sections.flatMap((section) => (section.kind === 'hero' ? section.text : []))[0] ?? ''
  return {
    title: `${name} · ${brand.shortName}`,
    description: firstSentences(text),
    canonical: `/services/${slug}`,
  }
}

/** The head of a service's page. */
export function serviceHead(page: ServicePage) {
  return pageHead(describeService(page))
}
