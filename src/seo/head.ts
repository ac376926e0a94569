import { brand } from '../../content/brand.ts'
import type { ContentPage } from '../../content/types.ts'

export interface PageHead {
  title: string
  description: string
  /** Path of the page that this one is the same as, or its own. */
  canonical: string
}

/** A route's head: title, description and canonical address. */
export function pageHead({ title, description, canonical }: PageHead) {
  return {
    meta: [{ title }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: canonical }],
  }
}

/** The head of a page outside clinics and services. */
export function contentPageHead({ path, title, description }: ContentPage) {
  return pageHead({ title: `${title} · ${brand.shortName}`, description, canonical: path })
}
