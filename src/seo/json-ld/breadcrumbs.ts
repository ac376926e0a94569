import type { BreadcrumbList } from 'schema-dts'
import { brand } from '../../../content/brand.ts'
import { absolute } from '../origin.ts'

export interface Crumb {
  name: string
  path: string
}

/** The path to a page from the home page, the page itself included. */
export function breadcrumbs(way: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.shortName, path: '/' }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
