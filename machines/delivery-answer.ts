/** Received by the clinic, saved to be sent later, or turned down. Anything else is an error. */
export type DeliveryAnswer = 'received' | 'saved' | 'refused'

/** What was answered; null where nobody did. `retryAfter` is the header of that name. */
export type PostAnswer = { status: number; isReceipt: boolean; retryAfter: string | null } | null

/** What an answer means: taken; to be tried again soon, or once the site's operator has put something right; turned down for good. */
export type Verdict = 'received' | 'postponed' | 'misdirected' | 'refused'
