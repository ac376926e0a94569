import { brand } from '../../content/brand.ts'
import type { Location } from '../../content/types.ts'
import { pageHead } from './head.ts'

/** The head of a clinic's page. */
export function locationHead({ name, place, slug, introduction }: Location) {
  return pageHead({
    title: `${name}: cryotherapy and recovery in ${place} · ${brand.shortName}`,
    description: introduction,
    canonical: `/locations/${slug}`,
  })
}
