import { offeredIn } from '../../content/words/search-results.ts'
import { brand } from '../../content/brand.ts'
import type { HomeContent, HomePage } from '../../content/types.ts'
import { firstSentences, pageHead, type PageHead } from './head.ts'

/** What search results show for the home page. */
export function describeHome({ hero, region }: Pick<HomeContent, 'hero' | 'region'>): PageHead {
  return {
    title: offeredIn(brand.name, region),
    description: firstSentences(hero.text),
    canonical: '/',
  }
}

/** The head of the home page and of the addresses that show it. */
export function homeHead({ loaderData }: { loaderData?: HomePage | undefined }) {
  return loaderData ? pageHead(describeHome(loaderData.content)) : {}
}
