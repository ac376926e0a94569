import * as words from '../../../content/words/text-pages.ts'
import type { OfferPackage } from '../../../content/types.ts'
import { heading, list, plain, type Blocks } from './markdown.ts'

/** A package in words: its contents, its price and its earlier price. */
export function offerBlocks(offer: OfferPackage): Blocks {
  const { title, description, services: parts, price, originalPrice, duration, badge, savings } = offer
  const facts = [originalPrice && words.priceBefore(originalPrice), savings, duration, badge].filter(Boolean).join(', ')
  return [heading(3, title), plain(description), `**${price}** ${facts}`, list(parts.map(plain))]
}
