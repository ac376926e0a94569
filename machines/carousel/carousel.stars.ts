/**
 * The number of stars, out of five, for a rating out of ten: half the rating. Source: docs/product/home.md, P-HOME-10.
 */
export function starsOf(rating: number): number {
  return rating / 2
}
