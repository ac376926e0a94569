import { offers } from './offers.ts'
import { reviews } from './reviews.ts'
import type { Location, OfferPackage, Review } from './types.ts'

/** What a clinic's page offers for a first visit; undefined where no offer is marked as popular. */
export const firstVisit: OfferPackage | undefined = offers.find(({ popular }) => popular)

/** Two of what guests say: first those of this clinic. */
export function reviewsFor({ name }: Pick<Location, 'name'>): Review[] {
  const own = reviews.filter(({ location }) => location === name)
  return [...own, ...reviews.filter((review) => !own.includes(review))].slice(0, 2)
}
