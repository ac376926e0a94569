/** Words of blocks that stand on several pages. */
import type { Phrase } from './common.ts'

export const mostPopular = 'Most popular'

/** Read after a button's text. */
export function inClinic(clinic: string): string {
  return ` in ${clinic}`
}

export function aboutTreatment(title: string): string {
  return ` about ${title}`
}

export function priceBefore<Drawn>(price: Drawn): Phrase<Drawn> {
  return ['was ', price]
}

export function rating(stars: number): string {
  return `${stars} out of 5`
}

/** How to reach us: the ways' text, a phone number or an address. */
export function reachUs<Drawn>(ways: string, phone: Drawn, email: Drawn): Phrase<Drawn> {
  return [`${ways} `, phone, ' or ', email, '.']
}

/** The lowest of prices such as '$45' and '$149/session', as a sentence's end says it. */
export function fromLowest(prices: readonly string[]): string {
  const amounts = prices.map((price) => Number(price.replaceAll(/[^\d.]/g, '')))
  return `from $${Math.min(...amounts).toLocaleString('en-US')}`
}

/** What one visit of a package costs, rounded. */
export function aVisit(cost: string): string {
  return `about ${cost} a visit`
}

/** Opens the other quotations. */
export function moreQuotes(count: number): string {
  return count === 1 ? 'One more guest' : `${count} more guests`
}

/** What one visit of a package costs, in whole dollars: '$50' of '$399' for 8. Null where the price names no amount. */
export function costOfVisit(price: string, visits: number): string | null {
  const amount = Number(/^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', ''))
  return amount ? `$${Math.round(amount / visits)}` : null
}
