/** The stars, of five, of a rating out of 10: half as many. Source: SPEC §9. */
export function starsOf(rating: number): number {
  return rating / 2
}
