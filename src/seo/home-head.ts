import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { pageHead } from './head.ts'

/** The head of the home page and of the addresses that show it. */
export function homeHead() {
  return pageHead({ title: brand.name, description: homeContent.hero.text, canonical: '/' })
}
