/** Words of the list of reviews, which is there before its buttons are. */

/** What a screen reader calls it. */
export const role = 'carousel'
export const reviews = 'Reviews'

export function rating(points: number): string {
  return `${points} out of 10`
}
