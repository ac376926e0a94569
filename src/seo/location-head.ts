import { offeredIn } from '../../content/words/search-results.ts'
import { brand } from '../../content/brand.ts'
import type { Location } from '../../content/types.ts'
import { firstSentences, pageHead, type PageHead } from './head.ts'

/** What search results show for a clinic's page. */
export function describeLocation({ name, place, slug, introduction }: Location): PageHead {
  return {
    title: `${offeredIn(name, place)} · ${brand.shortName}`,
    description: firstSentences(introduction),
    canonical: `/locations/${slug}`,
  }
}

/** The head of a clinic's page. */
export function locationHead(location: Location) {
  return pageHead(describeLocation(location))
}
