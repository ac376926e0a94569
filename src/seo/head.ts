import { brand } from '../../content/brand.ts'
import type { ContentPage } from '../../content/types.ts'
import { absolute } from './origin.ts'

export interface PageHead {
  title: string
  description: string
  /** Path of the page whose content this one shows, or its own. */
  canonical: string
}

type TitledPage = Pick<ContentPage, 'path' | 'title' | 'description'>

/** Longer descriptions are cut off in search results. */
const longestDescription = 160

/** A route's head: title, description and canonical address. */
export function pageHead({ title, description, canonical }: PageHead) {
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: absolute(canonical) }],
  }
}

/** As many whole sentences of a text as fit into a search result, but always the first one. */
export function firstSentences(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  return others.reduce((whole, next) => {
    const longer = `${whole} ${next}`
    return longer.length <= longestDescription && text.startsWith(longer) ? longer : whole
  }, first)
}

/** What search results show for a page outside clinics and services. */
export function describePage({ path, title, description }: TitledPage): PageHead {
  return { title: `${title} · ${brand.shortName}`, description: firstSentences(description), canonical: path }
}

/** The head of a page outside clinics and services. */
export function contentPageHead(page: TitledPage) {
  return pageHead(describePage(page))
}
