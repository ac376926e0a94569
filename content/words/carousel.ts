/** Words of the reviews carousel. */

/** The name of a review's place: 'Review 2 of 5' for the index 1. */
export function reviewLabel(index: number, count: number): string {
  return `Review ${index + 1} of ${count}`
}

export const previous = 'Previous review'
export const next = 'Next review'
export const play = 'Play'
export const pause = 'Pause'

/** What the reviews are doing. */
export const motion = { playing: 'Moves on by itself', held: 'Waits for you', paused: 'Paused' }
