/**
 * What the visitor hears of a submission: received by the clinic, saved to be sent later, or turned down. Any other
 * outcome is an error.
 */
export type DeliveryAnswer = 'received' | 'saved' | 'refused'

/**
 * The answer to a post; null where there was none. `isReceipt` says whether its body confirms the submission's id;
 * `retryAfter` is the header of that name.
 */
export type PostAnswer = { status: number; isReceipt: boolean; retryAfter: string | null } | null

/**
 * What an answer means for a submission: `received`; `postponed`, to be tried again soon; `misdirected`, to be tried
 * again once the site's operator has put something right; `refused`, turned down for good.
 */
export type Verdict = 'received' | 'postponed' | 'misdirected' | 'refused'
