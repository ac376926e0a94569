/** The stars, of five, of a rating out of 10: half as many. Source: docs/product/home.md, P-HOME-10. */
export function starsOf(rating: number): number {
  return rating / 2
}
