/** Words that several flows share. A phrase that a link stands in takes it as its argument, and returns its parts in their order. */

/** A phrase in which something is drawn, such as a phone number to press. */
export type Phrase<Drawn> = readonly (string | Drawn)[]

/** How soon the clinic promises to answer. */
export const replyTime = '24 hours'

export const tryAgain = 'Try again'
