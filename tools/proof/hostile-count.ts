/** How many of each kind of hostile input the proof tries. */
export const hostileCount = 10_000
